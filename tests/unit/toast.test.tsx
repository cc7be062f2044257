import { act, render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { Toaster } from '../../src/layout/Toaster/Toaster.tsx'
import { useToast } from '../../src/ui/Toast/toast.ts'

const message = (title: string) => ({
  title,
  text: `Texte de ${title}`,
  action: { label: 'Agir', alt: 'Agir autrement', href: 'mailto:a@b.fr' },
})

function Asker() {
  const show = useToast()
  return ['un', 'deux'].map((name) => (
    <button key={name} type="button" onClick={() => show(message(`Message ${name}`))}>
      Montrer {name}
    </button>
  ))
}

const titles = () => screen.queryAllByText(/^Message/).map(({ textContent }) => textContent)
const wait = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds))
const user = userEvent.setup({ advanceTimers: (delay) => vi.advanceTimersByTimeAsync(delay) })
const ask = async (name: string) => {
  await user.click(screen.getByRole('button', { name: `Montrer ${name}` }))
  // The toast's script comes with the first one.
  await act(() => vi.dynamicImportSettled())
  await wait(0)
}

beforeEach(() => {
  vi.useFakeTimers()
  // Testing Library looks for Jest's timers only, and would wait for ever on any other.
  vi.stubGlobal('jest', { advanceTimersByTime: (delay: number) => vi.advanceTimersByTime(delay) })
  render(
    <Toaster>
      <Asker />
    </Toaster>,
  )
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

test('there is none until one is asked for', () => {
  expect(titles()).toEqual([])
  expect(screen.queryByRole('region')).toBeNull()
})

test('one shows its title, its text and its action', async () => {
  await ask('un')
  expect(titles()).toEqual(['Message un'])
  expect(screen.getByText('Texte de Message un')).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Agir' }).getAttribute('href')).toBe('mailto:a@b.fr')
})

test('it closes itself after 5000 ms, and not before', async () => {
  await ask('un')
  await wait(4900)
  expect(titles()).toEqual(['Message un'])
  await wait(200)
  expect(titles()).toEqual([])
})

test('a second one takes the place of the first, and gets its own 5000 ms', async () => {
  await ask('un')
  await wait(3000)
  await ask('deux')
  expect(titles()).toEqual(['Message deux'])
  await wait(4000)
  expect(titles()).toEqual(['Message deux'])
  await wait(1100)
  expect(titles()).toEqual([])
})

test('the same one asked for again is shown anew', async () => {
  await ask('un')
  await wait(4000)
  await ask('un')
  await wait(4000)
  expect(titles()).toEqual(['Message un'])
  await wait(1100)
  expect(titles()).toEqual([])
})

test('it stays while it is pointed at', async () => {
  await ask('un')
  await user.hover(screen.getByText('Message un'))
  await wait(20_000)
  expect(titles()).toEqual(['Message un'])
  await user.unhover(screen.getByText('Message un'))
  await wait(5100)
  expect(titles()).toEqual([])
})

test('« Fermer » closes it', async () => {
  await ask('un')
  await user.click(screen.getByRole('button', { name: 'Fermer' }))
  await wait(0)
  expect(titles()).toEqual([])
})
