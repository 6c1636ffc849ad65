import { days, hours, minutes, seconds } from '@northlight/contract/durations'
import { describe, expect } from 'vitest'
import { sitter } from '../../testing/sitter.ts'
import { type Fixtures, speaker, test } from '../../testing/test.ts'
import { createApi } from '../create-api.ts'
import { closeAbandoned } from '../exams/jobs.ts'
import { systemContext } from './context.ts'
import { createSteadyClock } from './steady-clock.ts'

const beginning = Date.parse('2026-11-15T04:30:00.000Z')

/** A machine whose clock can be set, and on which time passes all the same. */
const machine = () => {
  let passed = 0
  let setTo = 0
  const leaps: number[] = []
  const clock = createSteadyClock({
    wall: () => beginning + passed + setTo,
    elapsed: () => passed,
    onLeap: (by) => leaps.push(by),
  })
  return {
    leaps,
    clock,
    ms: () => Date.parse(clock()) - beginning,
    pass: (time: number) => {
      passed += time
    },
    set: (by: number) => {
      setTo = by
    },
  }
}

describe('the server’s time', () => {
  test('follows the clock and its small corrections', () => {
    const { ms, pass, set, leaps } = machine()
    pass(minutes(3))
    expect(ms()).toBe(minutes(3))
    set(seconds(4))
    expect(ms()).toBe(minutes(3) + seconds(4))
    // Drifts away slowly, over hours: each step is small.
    for (let hour = 1; hour <= 5; hour++) {
      pass(hours(1))
      set(seconds(4) + hour * seconds(3))
      expect(ms()).toBe(minutes(3) + hours(hour) + seconds(4) + hour * seconds(3))
    }
    expect(leaps).toEqual([])
  })

  test.each([days(1), -hours(2)])('goes on counting when the clock leaps by %i ms and comes back', (leap) => {
    const { ms, pass, set, leaps } = machine()
    pass(minutes(1))
    ms()
    set(leap)
    for (let second = 0; second < 75; second += 5) {
      expect(ms()).toBe(minutes(1) + seconds(second))
      pass(seconds(5))
    }
    set(0)
    expect(ms()).toBe(minutes(1) + seconds(75))
    expect(leaps).toEqual([leap])
  })

  test('takes over a new time that has held for ten minutes', () => {
    const { ms, pass, set } = machine()
    ms()
    set(days(1))
    ms()
    pass(minutes(9))
    expect(ms()).toBe(minutes(9))
    // Set once more: the ten minutes begin again.
    set(days(2))
    expect(ms()).toBe(minutes(9))
    pass(minutes(10))
    expect(ms()).toBe(days(2) + minutes(19))
  })
})

describe('an attempt', () => {
  const running = async ({ make, world }: Pick<Fixtures, 'make' | 'world'>) => {
    const time = machine()
    const services = { ...world.services, clock: time.clock }
    const api = createApi(services)
    const http = speaker(api.fetch, services.siteUrl)
    const student = await sitter({ make, http }, await make.onlineTest())
    await student.start()
    const sweep = () => closeAbandoned.run(systemContext(services, 'test'), {})
    const stateOf = async () =>
      (await services.database.db.selectFrom('attempts').select('state').executeTakeFirstOrThrow()).state
    return { time, services, student, sweep, stateOf }
  }

  test('is ended by no leap of the clock, neither by the sweep nor by the student’s own call', async ({
    make,
    world,
  }) => {
    const { time, student, sweep, stateOf } = await running({ make, world })
    time.pass(minutes(30))
    await sweep()
    time.set(days(1))
    await sweep()
    expect((await student.get('/attempt')).status).toBe(200)
    time.pass(seconds(75))
    await sweep()
    time.set(0)
    await sweep()
    expect(await stateOf()).toBe('in_progress')
    // Its real deadline still counts.
    time.pass(minutes(31))
    await sweep()
    expect(await stateOf()).not.toBe('in_progress')
  })

  test('whose time ran out while the server was down is closed by the next start', async ({ make, world }) => {
    const { services, stateOf } = await running({ make, world })
    const clock = createSteadyClock({ wall: () => beginning + hours(5), elapsed: () => 0 })
    await closeAbandoned.run(systemContext({ ...services, clock }, 'test'), {})
    expect(await stateOf()).not.toBe('in_progress')
  })
})
