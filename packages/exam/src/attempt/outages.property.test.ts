import fc from 'fast-check'
import { expect, test } from 'vitest'
import { hours, minutes, seconds } from '../durations.ts'
import { type ContactRecord, cutOffsOf, outagesIn, SHORTEST_LOSS } from './outages.ts'

const start = Date.parse('2026-11-22T04:30:00Z')
const slack = seconds(5)

type Outage = { from: number; to: number }

/** A screen that sends a step now and then; offline it keeps them, without power it makes none. */
const screen = (
  id: number,
  {
    place,
    gaps,
    outage,
    kind,
  }: { place: number | null; gaps: number[]; outage: Outage | null; kind: 'connection' | 'power' },
): ContactRecord => {
  const steps: ContactRecord['steps'][number][] = []
  // No two screens beat the same time.
  let at = start + id * 1100
  for (let turn = 0; at < start + minutes(60); turn += 1) {
    at += gaps[turn % gaps.length] ?? minutes(1)
    const isOut = outage !== null && at > outage.from && at < outage.to
    if (isOut && kind === 'power') continue
    steps.push({ givenAt: at, receivedAt: isOut && outage ? outage.to + 400 : at + 120 })
  }
  const events =
    outage && kind === 'connection'
      ? [
          { kind: 'offline', at: outage.from, receivedAt: outage.to + 400 },
          { kind: 'online', at: outage.to, receivedAt: outage.to + 400 },
        ]
      : []
  return { id, place, startedAt: start, endsAt: start + hours(3), steps, events, takenAt: [], given: [] }
}

const anyGaps = fc.array(fc.integer({ min: seconds(3), max: seconds(45) }), { minLength: 5, maxLength: 40 })
const anyOutage = fc
  .record({
    after: fc.integer({ min: minutes(5), max: minutes(20) }),
    lasts: fc.integer({ min: seconds(75), max: minutes(18) }),
  })
  .map(({ after, lasts }): Outage => ({ from: start + after, to: start + after + lasts }))

const near = (found: number | undefined, meant: number) => Math.abs((found ?? 0) - meant) <= slack

test('a connection that was cut is proposed as it was, to the student and to within five seconds', () => {
  fc.assert(
    fc.property(anyGaps, anyOutage, fc.option(fc.constant(7), { nil: null }), (gaps, outage, place) => {
      const [found, ...more] = outagesIn([screen(1, { place, gaps, outage, kind: 'connection' })])
      expect(more).toEqual([])
      expect(near(found?.from, outage.from) && near(found?.to, outage.to)).toBe(true)
      expect(near(found?.students[0]?.lost, outage.to - outage.from)).toBe(true)
      expect((found?.minutes ?? 0) * minutes(1)).toBeGreaterThanOrEqual(found?.students[0]?.lost ?? Infinity)
    }),
  )
})

test('a hall without power is proposed for everybody who was writing there, and for nobody elsewhere', () => {
  const often = fc.array(fc.integer({ min: seconds(2), max: seconds(9) }), { minLength: 3, maxLength: 30 })
  fc.assert(
    fc.property(fc.array(often, { minLength: 8, maxLength: 12 }), anyOutage, (screens, given) => {
      const outage = { from: given.from, to: Math.max(given.to, given.from + minutes(3)) }
      const hall = screens.map((gaps, at) => screen(at + 1, { place: 3, gaps, outage, kind: 'power' }))
      const elsewhere = screen(99, { place: 4, gaps: screens[0] ?? [], outage: null, kind: 'connection' })
      const home = screen(98, { place: null, gaps: screens[0] ?? [], outage: null, kind: 'connection' })
      const [found, ...more] = outagesIn([...hall, elsewhere, home])
      expect(more).toEqual([])
      expect(found?.place).toBe(3)
      expect(found?.students.map(({ id }) => id)).toEqual(hall.map(({ id }) => id))
      for (const one of found?.students ?? []) expect(near(one.from, outage.from) && near(one.to, outage.to)).toBe(true)
    }),
    { numRuns: 30 },
  )
})

test('somebody who thinks, or whom nothing was cut off from, is proposed nothing', () => {
  const thinking = fc.array(fc.integer({ min: seconds(3), max: minutes(9) }), { minLength: 10, maxLength: 40 })
  fc.assert(
    fc.property(fc.array(thinking, { minLength: 1, maxLength: 4 }), (screens) => {
      expect(
        outagesIn(screens.map((gaps, at) => screen(at + 1, { place: 3, gaps, outage: null, kind: 'connection' }))),
      ).toEqual([])
    }),
  )
})

test('what was given time for is not proposed again, in whatever order the record arrived', () => {
  fc.assert(
    fc.property(anyGaps, anyOutage, (gaps, outage) => {
      const record = screen(1, { place: 3, gaps, outage, kind: 'connection' })
      const [found] = outagesIn([record])
      const turned = { ...record, steps: record.steps.toReversed(), events: record.events.toReversed() }
      expect(outagesIn([turned])).toEqual(outagesIn([record]))
      expect(outagesIn([{ ...record, given: found ? [{ from: found.from, to: found.to }] : [] }])).toEqual([])
    }),
  )
})

test('a device cannot claim a time in which it was heard', () => {
  const claimed = { from: start + minutes(10), to: start + minutes(40) }
  // Heard a little more often than the shortest loss that counts.
  const record = screen(1, { place: null, gaps: [SHORTEST_LOSS - 1], outage: null, kind: 'connection' })
  const liar = {
    ...record,
    events: [
      { kind: 'offline', at: claimed.from, receivedAt: claimed.to },
      { kind: 'online', at: claimed.to, receivedAt: claimed.to },
    ],
  }
  expect(cutOffsOf(liar)).toEqual([])
})

test('a machine that broke down counts from its last sign to the screen that took over', () => {
  const steps = [30, 60, 90].map((at) => ({ givenAt: start + seconds(at), receivedAt: start + seconds(at) + 120 }))
  const quiet = screen(1, { place: 3, gaps: [minutes(60)], outage: null, kind: 'connection' })
  const [found] = outagesIn([{ ...quiet, steps, takenAt: [start + minutes(7)] }])
  expect(found?.minutes).toBe(6)
  expect(found?.students[0]?.from).toBe(start + seconds(90) + 120)
})
