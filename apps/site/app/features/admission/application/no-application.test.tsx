// @vitest-environment happy-dom
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { NoApplication } from './no-application.tsx'

const roots: Root[] = []
/** One for all tests: the client is made once and keeps it. */
const fetch = vi.fn<() => Promise<Response>>()
beforeEach(() => vi.stubGlobal('fetch', fetch))
afterEach(() => {
  for (const root of roots.splice(0)) root.unmount()
  document.body.replaceChildren()
  vi.unstubAllGlobals()
  fetch.mockReset()
})

/** The page, once the call for the children has been answered. */
const shown = (...answers: Response[]) => {
  for (const answer of answers) fetch.mockResolvedValueOnce(answer)
  const place = document.body.appendChild(document.createElement('div'))
  const root = createRoot(place)
  roots.push(root)
  root.render(<NoApplication />)
  return place
}
const register = (place: HTMLElement) => place.querySelector('a[href="/admission/register"]')
const child = { id: 7, name: 'Asha Rao', linked_at: '2026-11-01T00:00:00.000Z', by: 'agreement', sentence: '' }
const children = (...all: object[]) => Response.json({ children: all, waiting: 0 })

test('of a child that is joined to the account only what is known is said, and the way to register stays', async () => {
  const place = shown(children(child))
  await vi.waitFor(() => expect(place.textContent).toContain('Asha Rao'))
  expect(place.textContent).toContain('If your child has one')
  expect(place.textContent).toContain('sign out first')
  expect(register(place)).not.toBeNull()
})

test('children who cannot be read are no children who are not there: it can be tried again', async () => {
  const place = shown(Response.json({ message: 'Down.' }, { status: 501 }), children(child))
  await vi.waitFor(() => expect(place.querySelector('[role=alert]')?.textContent).toContain('could not be loaded'))
  expect(place.textContent).not.toContain('has not registered')
  expect(register(place)).not.toBeNull()
  place.querySelector('button')?.click()
  await vi.waitFor(() => expect(place.textContent).toContain('Asha Rao'))
})

test('an account without children is told that it has not registered', async () => {
  const place = shown(children())
  await vi.waitFor(() => expect(place.textContent).toContain('has not registered for the aptitude test'))
  expect(register(place)).not.toBeNull()
})
