// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { sessionCalls } from '../../platform/session/auth-calls.ts'
import { toast } from '../../ui/toasts/toast.ts'
import { startPageButtons } from './page-buttons.ts'

let stop: () => void
beforeEach(() => {
  document.body.innerHTML =
    '<button data-sign-out>Sign out</button><button data-print><b>Print</b></button><button data-copy="https://northlight.example/a">Copy</button>'
  stop = startPageButtons()
})
afterEach(() => {
  stop()
  toast.clear()
})

test('a press anywhere on a marked button does what the mark says', () => {
  const print = vi.fn()
  window.print = print
  document.querySelector('b')?.click()
  expect(print).toHaveBeenCalledOnce()
})

test('a page is loaded again, and of the answer to a form its address', () => {
  const reload = vi.spyOn(location, 'reload').mockImplementation(() => {})
  const replace = vi.spyOn(location, 'replace').mockImplementation(() => {})
  document.body.innerHTML = '<button data-reload>Try again</button>'
  document.querySelector('button')?.click()
  expect([reload.mock.calls.length, replace.mock.calls.length]).toEqual([1, 0])
  document.documentElement.dataset.answer = location.pathname
  document.querySelector('button')?.click()
  delete document.documentElement.dataset.answer
  expect(reload).toHaveBeenCalledOnce()
  expect(replace).toHaveBeenCalledWith(location.pathname + location.search)
})

test('an address is copied and said so, or shown where it cannot be', async () => {
  const writeText = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValueOnce(undefined)
  const press = () => document.querySelector<HTMLElement>('[data-copy]')?.click()
  press()
  await vi.waitFor(() => expect(toast.shown().at(-1)?.text).toBe('The link is copied.'))
  writeText.mockRejectedValueOnce(new Error('not allowed'))
  press()
  await vi.waitFor(() => expect(toast.shown().at(-1)?.text).toBe('Copy this address: https://northlight.example/a'))
})

test('a sign-out is asked for once, and one that fails is told and may be tried again', async () => {
  const reply = Promise.withResolvers<void>()
  const signOut = vi.spyOn(sessionCalls, 'signOut').mockReturnValueOnce(reply.promise)
  const button = document.querySelector<HTMLElement>('[data-sign-out]')
  button?.click()
  button?.click()
  expect(signOut).toHaveBeenCalledOnce()
  reply.reject(new Error('no network'))
  await vi.waitFor(() => expect(toast.shown().at(-1)?.text).toMatch(/^You could not be signed out\./))
  signOut.mockResolvedValueOnce(undefined)
  await vi.waitFor(() => {
    button?.click()
    expect(signOut).toHaveBeenCalledTimes(2)
  })
})

test('once it has ended nothing answers', () => {
  const print = vi.fn()
  window.print = print
  stop()
  document.querySelector('b')?.click()
  expect(print).not.toHaveBeenCalled()
})
