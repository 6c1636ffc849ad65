// @vitest-environment happy-dom
import { act } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { isBusy } from '../../../platform/build-check/busy.ts'
import { toast } from '../../../ui/toasts/toast.ts'
import { usePayment } from './use-payment.ts'

// Gone with a newer build.
vi.mock('./open-checkout.ts', () => {
  throw new TypeError('Failed to fetch dynamically imported module')
})

let root: Root
const now = {} as { payment: ReturnType<typeof usePayment> }
function Pay() {
  now.payment = usePayment()
  return null
}

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  vi.useFakeTimers()
  sessionStorage.clear()
  root = createRoot(document.body)
  act(() => root.render(<Pay />))
})
afterEach(() => {
  act(() => root.unmount())
  vi.useRealTimers()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
  toast.clear()
})

test('a file that is lost under a payment offers to load the page anew, and takes nothing away by itself', async () => {
  const reload = vi.spyOn(location, 'reload').mockImplementation(() => undefined)
  const ask = vi.fn(async () => undefined)
  await act(async () => {
    void now.payment.pay(ask)
    await vi.advanceTimersByTimeAsync(1500)
  })
  expect(now.payment.state).toMatchObject({ step: 'failed', sentence: expect.stringContaining('nothing was charged') })
  expect(toast.shown().at(-1)?.action?.label).toBe('Reload now')
  expect(reload).not.toHaveBeenCalled()
  expect(ask, 'no order without a window to pay it in').not.toHaveBeenCalled()
  expect(isBusy()).toBe(false)
})
