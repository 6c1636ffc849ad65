// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { toast } from '../../ui/toasts/toast.ts'
import { markBusy } from './busy.ts'
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
