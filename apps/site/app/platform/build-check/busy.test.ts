import { expect, test } from 'vitest'
import { isBusy, isTestRunning, markBusy } from './busy.ts'

test('the page is busy until the last holder lets go', () => {
  const form = markBusy('form')
  const exam = markBusy('test')
  expect([isBusy(), isTestRunning()]).toEqual([true, true])
  exam()
  expect([isBusy(), isTestRunning()]).toEqual([true, false])
  form()
  expect(isBusy()).toBe(false)
})

test('letting go twice does not free another form', () => {
  const first = markBusy('form')
  const second = markBusy('form')
  first()
  first()
  expect(isBusy()).toBe(true)
  second()
})
