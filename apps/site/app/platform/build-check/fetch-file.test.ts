// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { toast } from '../../ui/toasts/toast.ts'
import { markBusy } from './busy.ts'
import { reloadedAt } from './decide.ts'
import { fetchFile } from './fetch-file.ts'

beforeEach(() => {
  vi.useFakeTimers()
  sessionStorage.clear()
})
afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
  toast.clear()
})

const reloads = () => vi.spyOn(location, 'reload').mockImplementation(() => undefined)
const lost = () => vi.fn(async () => Promise.reject(new Error('lost')))

test('a file that is lost for good reloads the page, once in ten seconds', async () => {
  const reload = reloads()
  void fetchFile(lost())
  await vi.advanceTimersByTimeAsync(1500)
  expect(reload).toHaveBeenCalledOnce()
  const second = fetchFile(lost())
  const failed = expect(second).rejects.toThrow('lost')
  await vi.advanceTimersByTimeAsync(1500)
  await failed
  expect(reload).toHaveBeenCalledOnce()
})

test('one that takes a minute to be lost after such a reload is said, and does not turn in circles', async () => {
  const reload = reloads()
  sessionStorage.setItem(reloadedAt, String(Date.now() - performance.now() - 100))
  await vi.advanceTimersByTimeAsync(60_000)
  const failed = expect(fetchFile(lost())).rejects.toThrow('lost')
  await vi.advanceTimersByTimeAsync(1500)
  await failed
  expect(reload).not.toHaveBeenCalled()
  expect(toast.shown().at(-1)?.action?.label).toBe('Reload now')
})

test('where somebody would lose something it asks instead', async () => {
  const reload = reloads()
  const release = markBusy('form')
  const failed = expect(fetchFile(lost())).rejects.toThrow('lost')
  await vi.advanceTimersByTimeAsync(1500)
  await failed
  release()
  expect(reload).not.toHaveBeenCalled()
  expect(toast.shown().at(-1)?.action?.label).toBe('Reload now')
})

test('on the answer to a form it asks too, and then asks for the address: a reload would send the form again', async () => {
  const reload = reloads()
  const replace = vi.spyOn(location, 'replace').mockImplementation(() => undefined)
  document.documentElement.dataset.answer = location.pathname
  const failed = expect(fetchFile(lost())).rejects.toThrow('lost')
  await vi.advanceTimersByTimeAsync(1500)
  await failed
  toast.shown().at(-1)?.action?.run()
  delete document.documentElement.dataset.answer
  expect(replace).toHaveBeenCalledExactlyOnceWith(location.pathname + location.search)
  expect(reload).not.toHaveBeenCalled()
})
