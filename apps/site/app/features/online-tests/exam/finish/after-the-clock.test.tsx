// @vitest-environment happy-dom
import { act } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { AfterTheClock } from './after-the-clock.tsx'

let root: Root
let place: HTMLElement
let answer: PromiseWithResolvers<boolean>
const isOpenAgain = vi.fn(() => answer.promise)
const onContinue = vi.fn()

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  vi.clearAllMocks()
  answer = Promise.withResolvers()
  place = document.body.appendChild(document.createElement('div'))
  root = createRoot(place)
  act(() => root.render(<AfterTheClock isOpenAgain={isOpenAgain} onContinue={onContinue} />))
})
afterEach(() => {
  act(() => root.unmount())
  place.remove()
  vi.unstubAllGlobals()
})

const press = () => act(async () => place.querySelector('button')?.dispatchEvent(new Event('click', { bubbles: true })))
const says = () => place.querySelector('[role="status"]')?.textContent

test('pressed twice while the server is asked, the test is continued once, and not again while it opens', async () => {
  await press()
  await press()
  expect(place.querySelector('button')?.getAttribute('aria-disabled')).toBe('true')
  await act(async () => answer.resolve(true))
  expect(isOpenAgain).toHaveBeenCalledTimes(1)
  expect(onContinue).toHaveBeenCalledTimes(1)
  await press()
  expect(onContinue).toHaveBeenCalledTimes(1)
})

test('where no time was given, or nobody answers, that is said and it can be asked again', async () => {
  await press()
  await act(async () => answer.resolve(false))
  expect(says()).toBe('The office has given you no more time so far.')
  answer = Promise.withResolvers()
  await press()
  await act(async () => answer.reject(new Error('offline')))
  expect(says()).toBe('We cannot be reached at the moment.')
  expect(place.querySelector('button')?.getAttribute('aria-disabled')).toBe(null)
  expect(onContinue).not.toHaveBeenCalled()
})
