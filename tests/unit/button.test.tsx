import { render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { button } from '../../src/ui/Button/Button.css.ts'
import { Button } from '../../src/ui/Button/Button.tsx'
import { ButtonAnchor } from '../../src/ui/Button/ButtonLink.tsx'

// That no other variant or size compiles is tested with the types (tests/types). What they look like on each surface is
// made of colour roles, whose contrast contrast.test.ts computes.
const variants = ['default', 'destructive', 'outline', 'secondary', 'ghost', 'link'] as const
const sizes = ['default', 'sm', 'lg', 'icon'] as const

test('six variants in four sizes, each unlike all others', () => {
  expect(Object.keys(button.classNames.variants.variant)).toEqual(variants)
  expect(Object.keys(button.classNames.variants.size)).toEqual(sizes)
  const looks = variants.flatMap((variant) => sizes.map((size) => button({ variant, size })))
  expect(new Set(looks).size).toBe(24)
  expect(button()).toBe(button({ variant: 'default', size: 'default' }))
})

test('a button submits no form unless it is told to, keeps its classes and is pressed', async () => {
  const press = vi.fn<() => void>()
  render(
    <Button variant="outline" size="sm" className="mine" onClick={press}>
      Presser
    </Button>,
  )
  const element = screen.getByRole<HTMLButtonElement>('button', { name: 'Presser' })
  expect(element.type).toBe('button')
  expect(element.className).toBe(`${button({ variant: 'outline', size: 'sm' })} mine`)
  await userEvent.click(element)
  expect(press).toHaveBeenCalledOnce()
})

test('what leads outside is a link that looks like a button', () => {
  render(
    <ButtonAnchor href="tel:+33199001842" variant="ghost">
      Appeler
    </ButtonAnchor>,
  )
  const link = screen.getByRole('link', { name: 'Appeler' })
  expect(link.getAttribute('href')).toBe('tel:+33199001842')
  expect(link.className).toBe(button({ variant: 'ghost' }))
})
