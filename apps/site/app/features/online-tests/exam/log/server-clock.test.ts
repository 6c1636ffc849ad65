import { days, hours, minutes, seconds } from '@northlight/contract/durations'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { createServerClock } from './server-clock.ts'

/** A device whose clock can be set and whose counter cannot. */
const aDevice = (wallStart = 0) => {
  let counter = 0
  let wall = wallStart
  return {
    monotonic: () => counter,
    wall: () => wall,
    pass(ms: number) {
      counter += ms
      wall += ms
    },
    setClock(ms: number) {
      wall += ms
    },
    sleep(ms: number) {
      wall += ms
    },
  }
}

test('follows the server whatever the device shows', () => {
  const device = aDevice(days(20_000))
  const clock = createServerClock(device)
  clock.observe(0, hours(5) + 20, 40)
  device.pass(seconds(10))
  expect(clock.now()).toBe(hours(5) + seconds(10))
})

test('a device clock changed by a day changes nothing', () => {
  const device = aDevice()
  const clock = createServerClock(device)
  clock.observe(0, hours(5), 0)
  device.setClock(days(1))
  device.pass(minutes(1))
  expect(clock.now()).toBe(hours(5) + minutes(1))
  device.setClock(-days(2))
  expect(clock.now()).toBe(hours(5) + minutes(1))
})

test('the reading that travelled fastest is kept', () => {
  const device = aDevice()
  const clock = createServerClock(device)
  clock.observe(0, 1010, 20)
  clock.observe(20, 1500, 920)
  expect(clock.now()).toBe(1000)
})

test('a device that slept is put right by the next reply', () => {
  const device = aDevice()
  const clock = createServerClock(device)
  clock.observe(0, 1000, 0)
  device.sleep(minutes(10))
  clock.observe(0, minutes(10) + 1000, 100)
  expect(clock.now()).toBe(minutes(10) + 1000 - 50)
})

test('a reload offline goes on from the kept reading', () => {
  const before = aDevice(hours(9))
  const first = createServerClock(before)
  first.observe(0, hours(5), 0)
  const kept = first.anchor()
  before.pass(minutes(2))
  const clock = createServerClock({ monotonic: () => 0, wall: before.wall, kept })
  expect(clock.now()).toBe(hours(5) + minutes(2))
  expect(clock.isHeard()).toBe(false)
})

test('a clock set back between two pages never gives time back', () => {
  const kept = { serverAt: hours(5), wallAt: hours(9) }
  const clock = createServerClock({ monotonic: () => 0, wall: () => hours(1), kept })
  expect(clock.now()).toBe(hours(5))
  const later = createServerClock({ monotonic: () => 0, wall: () => hours(1), kept, notBefore: hours(5) + 7 })
  expect(later.now()).toBe(hours(5) + 7)
})

test('is never further off than the travel of its messages allows', () => {
  const message = fc.record({ wait: fc.nat(60_000), out: fc.nat(3000), back: fc.nat(3000), jump: fc.integer() })
  fc.assert(
    fc.property(fc.array(message, { minLength: 1, maxLength: 30 }), fc.nat(1e12), (messages, ahead) => {
      const device = aDevice()
      const clock = createServerClock(device)
      for (const { wait, out, back, jump } of messages) {
        device.pass(wait)
        device.setClock(jump)
        const sentAt = device.monotonic()
        device.pass(out)
        const serverNow = ahead + device.monotonic()
        device.pass(back)
        clock.observe(sentAt, serverNow, device.monotonic())
      }
      const worst = Math.max(...messages.map(({ out, back }) => out + back)) / 2 + 1
      expect(Math.abs(clock.now() - (ahead + device.monotonic()))).toBeLessThanOrEqual(worst)
    }),
  )
})
