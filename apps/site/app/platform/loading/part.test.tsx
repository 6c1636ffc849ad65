// @vitest-environment happy-dom
import { act } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { markBusy } from '../build-check/busy.ts'
import { reloadedAt } from '../build-check/decide.ts'
import { lazyPart, Part } from './part.tsx'

const View = () => null
const reload = vi.fn<() => void>()
let root: Root

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  vi.useFakeTimers()
  // Loaded anew a moment ago: what is lost now is shown as lost.
  sessionStorage.setItem(reloadedAt, String(Date.now()))
  reload.mockClear()
  vi.spyOn(location, 'reload').mockImplementation(reload)
  root = createRoot(document.body.appendChild(document.createElement('div')))
})
afterEach(() => {
  act(() => root.unmount())
  document.body.replaceChildren()
  vi.useRealTimers()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

const wait = () => act(() => vi.advanceTimersByTimeAsync(1500))
const showLost = async () => {
  const part = lazyPart<object>(async () =>
    Promise.reject(new TypeError('Failed to fetch dynamically imported module')),
  )
  act(() => root.render(<Part part={part} props={{}} />))
  await wait()
}
const tryAgain = async () => {
  document.querySelector('button')?.click()
  await wait()
}

test('the code of a part is fetched once, however often it is asked for', async () => {
  let fetched = 0
  const part = lazyPart(async () => {
    fetched++
    return View
  })
  await Promise.all([part.load(), part.load()])
  await part.load()
  expect(fetched).toBe(1)
  expect(part.store.get()).toEqual({ status: 'ready', View })
})

test('a part that could not be fetched can be tried again', async () => {
  let broken = true
  const part = lazyPart(async () => {
    if (broken) throw new TypeError('Failed to fetch dynamically imported module')
    return View
  })
  void part.load()
  await wait()
  expect(part.store.get().status).toBe('failed')
  broken = false
  await part.load()
  expect(part.store.get().status).toBe('ready')
})

test('one that is lost again, as a browser may remember it, is asked for with the page', async () => {
  await showLost()
  expect(document.body.textContent).toContain('This could not be loaded.')
  expect(reload).not.toHaveBeenCalled()
  await tryAgain()
  expect(reload).toHaveBeenCalledOnce()
})

test('but not over what somebody has typed', async () => {
  const release = markBusy('form')
  await showLost()
  await tryAgain()
  release()
  expect(reload).not.toHaveBeenCalled()
  expect(document.body.textContent).toContain('This could not be loaded.')
})
