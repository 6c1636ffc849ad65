import { seconds } from '@northlight/contract/durations'
import { countViolations, type IntegrityEvent } from '@northlight/exam/attempt/integrity'
import { expect, test } from 'vitest'
import { fakeTimers } from '../log/testing/fake-timers.ts'
import { createAbsenceWatch } from './absence-watch.ts'

const aWatch = (canFullScreen = true) => {
  const timers = fakeTimers()
  const events: IntegrityEvent[] = []
  let ids = 0
  const watch = createAbsenceWatch({
    now: timers.now,
    newId: () => {
      ids += 1
      return String(ids)
    },
    timers,
    canFullScreen,
    report: (event) => events.push(event),
  })
  return { watch, timers, events, violations: () => countViolations(events) }
}

test('a glance of less than a second is nothing', async () => {
  const { watch, timers, events } = aWatch()
  watch.visible(false)
  await timers.pass(seconds(0.9))
  watch.visible(true)
  await timers.pass(seconds(5))
  expect(events).toEqual([])
})

test('a hidden tab is reported once, from the moment it was hidden', async () => {
  const { watch, timers, events, violations } = aWatch()
  await timers.pass(seconds(10))
  watch.visible(false)
  watch.focused(false)
  await timers.pass(seconds(30))
  watch.focused(true)
  watch.visible(true)
  expect(events.map(({ kind, at }) => [kind, at])).toEqual([
    ['tab_hidden', seconds(10)],
    ['tab_shown', seconds(40)],
  ])
  expect(violations()).toBe(1)
})

test('leaving full screen and losing the window together are one violation', async () => {
  const { watch, timers, violations } = aWatch()
  watch.fullScreen(true)
  await timers.pass(seconds(10))
  watch.focused(false)
  watch.fullScreen(false)
  await timers.pass(seconds(3))
  expect(violations()).toBe(1)
})

test('full screen left with the key that closes one of our dialogs is recorded and never counts', async () => {
  const { watch, timers, events, violations } = aWatch()
  watch.fullScreen(true)
  await timers.pass(seconds(10))
  watch.fullScreen(false, true)
  await timers.pass(seconds(5))
  expect(events.at(-1)).toMatchObject({ kind: 'full_screen_left', isOwnDialog: true })
  expect(violations()).toBe(0)
})

test('a prompt of our own never counts', async () => {
  const { watch, timers, events } = aWatch()
  watch.fullScreen(true)
  await watch.duringOwnPrompt(async () => {
    watch.focused(false)
    watch.visible(false)
    watch.fullScreen(false)
    await timers.pass(seconds(5))
    watch.visible(true)
    watch.focused(true)
  })
  expect(events.map(({ kind }) => kind)).toEqual(['full_screen_entered'])
})

test('a phone without full screen is not punished for it', async () => {
  const { watch, timers, violations } = aWatch(false)
  watch.fullScreen(true)
  watch.fullScreen(false)
  await timers.pass(seconds(5))
  expect(violations()).toBe(0)
  watch.visible(false)
  await timers.pass(seconds(5))
  expect(violations()).toBe(1)
})

test('after the end nothing is reported any more', async () => {
  const { watch, timers, events } = aWatch()
  watch.visible(false)
  watch.stop()
  await timers.pass(seconds(5))
  watch.focused(false)
  await timers.pass(seconds(5))
  expect(events).toEqual([])
})
