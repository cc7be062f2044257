import { render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { button } from '../../src/ui/Button/Button.css.ts'
import { Button } from '../../src/ui/Button/Button.tsx'

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

test('a button submits no form unless it is told to, and is pressed', async () => {
  const press = vi.fn<() => void>()
  render(<Button onClick={press}>Presser</Button>)
  const element = screen.getByRole<HTMLButtonElement>('button', { name: 'Presser' })
  expect(element.type).toBe('button')
  await userEvent.click(element)
  expect(press).toHaveBeenCalledOnce()
})
