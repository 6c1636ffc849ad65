// @vitest-environment happy-dom
import { flushSync } from 'react-dom'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { toast } from '../../ui/toasts/toast.ts'
import { useAct } from './use-act.ts'

let root: Root
let one: ReturnType<typeof useAct>
const told = vi.spyOn(toast, 'error')

const show = (options?: Parameters<typeof useAct>[0]) => {
  const Part = () => {
    one = useAct(options)
    return null
  }
  flushSync(() => root.render(<Part />))
}

beforeEach(() => {
  root = createRoot(document.createElement('div'))
})
afterEach(() => {
  flushSync(() => root.unmount())
  told.mockClear()
})

const refusal = Object.assign(new Error('The seat is taken.'), { name: 'ApiError', status: 409 })
const refused = () => Promise.reject(refusal)
const noLongerPending = () => vi.waitFor(() => expect(one.pending).toBe(false))

test('a refusal is told with the sentence of the server, and what follows a success stays undone', async () => {
  show()
  const onDone = vi.fn()
  await one.act(refused, onDone)
  expect(told).toHaveBeenCalledExactlyOnceWith('The seat is taken.')
  expect(onDone).not.toHaveBeenCalled()
  await noLongerPending()
})

test('a part that says itself what went wrong is given the error, and no toast says it again', async () => {
  const onFailed = vi.fn()
  show({ onFailed })
  await one.act(refused)
  expect(onFailed).toHaveBeenCalledExactlyOnceWith(refusal)
  expect(told).not.toHaveBeenCalled()
  await noLongerPending()
})

test.each([
  [
    'at once',
    () => {
      throw new Error('The page broke.')
    },
  ],
  ['later', () => Promise.reject(new Error('The page broke.'))],
])('what breaks %s after a success is an error of ours and not told as a failed call', async (_when, onDone) => {
  const onFailed = vi.fn()
  show({ onFailed, leaves: true })
  await expect(one.act(async () => 'stored', onDone)).rejects.toThrow('The page broke.')
  expect(onFailed).not.toHaveBeenCalled()
  expect(told).not.toHaveBeenCalled()
  await noLongerPending()
})

test('pressed twice, it is called once; pressed again after its end, once more', async () => {
  show()
  const call = vi.fn(async () => 'stored')
  await Promise.all([one.act(call), one.act(call)])
  expect(call).toHaveBeenCalledOnce()
  await one.act(refused)
  await one.act(call)
  expect(call).toHaveBeenCalledTimes(2)
})

test('it is pending until what follows the success has ended', async () => {
  show()
  const follows = Promise.withResolvers<void>()
  const onDone = vi.fn(() => follows.promise)
  const end = one.act(async () => 'stored', onDone)
  await vi.waitFor(() => expect(one.pending).toBe(true))
  await vi.waitFor(() => expect(onDone).toHaveBeenCalledExactlyOnceWith('stored'))
  expect(one.pending).toBe(true)
  follows.resolve()
  await end
  await noLongerPending()
})

test('what leads to another page stays pending after a success, and can be tried again after a failure', async () => {
  show({ leaves: true })
  await one.act(refused)
  await noLongerPending()
  const call = vi.fn(async () => 'stored')
  await one.act(call)
  await vi.waitFor(() => expect(one.pending).toBe(true))
  await one.act(call)
  expect(call).toHaveBeenCalledOnce()
})

test('whoever comes back to the page that was left finds the button as it was', async () => {
  show({ leaves: true })
  const call = vi.fn(async () => 'stored')
  await one.act(call)
  dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }))
  await noLongerPending()
  await one.act(call)
  expect(call).toHaveBeenCalledTimes(2)
})
