// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { toast } from '../../ui/toasts/toast.ts'
import { startPageButtons } from './page-buttons.ts'

let stop: () => void
beforeEach(() => {
  document.body.innerHTML =
    '<button data-print><b>Print</b></button><button data-copy="https://northlight.example/a">Copy</button>'
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

test('an address is copied and said so, or shown where it cannot be', async () => {
  const writeText = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValueOnce(undefined)
  const press = () => document.querySelector<HTMLElement>('[data-copy]')?.click()
  press()
  await vi.waitFor(() => expect(toast.shown().at(-1)?.text).toBe('The link is copied.'))
  writeText.mockRejectedValueOnce(new Error('not allowed'))
  press()
  await vi.waitFor(() => expect(toast.shown().at(-1)?.text).toBe('Copy this address: https://northlight.example/a'))
})

test('once it has ended nothing answers', () => {
  const print = vi.fn()
  window.print = print
  stop()
  document.querySelector('b')?.click()
  expect(print).not.toHaveBeenCalled()
})
