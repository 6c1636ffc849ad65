import type { HallCandidate, HallRoster } from '@northlight/contract/admissions/hall'
import { expect, test } from 'vitest'
import {
  countExpected,
  countIn,
  type Door,
  forgetOldDoors,
  keepDoor,
  readDoor,
  withResults,
  withTick,
} from './door-store.ts'

const candidate = (id: number, fields: Partial<HallCandidate> = {}): HallCandidate => ({
  ...{
    id,
    number: `ADM-${id}`,
    name: `Candidate ${id}`,
    class: '10th',
    room: null,
    digests: [],
    older: [],
    objection: null,
  },
  ...{ needs_consent: false, checked: null, again: 0, ...fields },
})
const roster: HallRoster = {
  sitting: { id: 1, code: 'a', centre: 'Hall', sits_on: '2026-11-16', slot: '10 am', gate_closes_at: null },
  candidates: [candidate(1), candidate(2), candidate(3, { objection: 'The fee is not paid.' })],
  elsewhere: [],
  made_at: '2026-11-16T04:00:00.000Z',
}
const door: Door = { roster, waiting: [], told: [] }
const tick = (id: number) => ({
  key: `key-${id}`,
  registration_id: id,
  at: '2026-11-16T04:10:00.000Z',
  how: 'camera' as const,
})

test('a mark counts at once, and only once on one device', () => {
  const after = withTick(withTick(door, tick(1)), { ...tick(1), key: 'another' })
  expect([after.waiting.length, countIn(after), countExpected(after)]).toEqual([1, 1, 2])
})

test('what the server has no longer waits; a double of the other phone is told, and nothing answered is lost', () => {
  const both = withTick(withTick(door, tick(1)), tick(2))
  const results = [
    { key: 'key-2', registration_id: 2, outcome: 'again' as const, words: 'In already since 9:12 am, by Ravi.' },
  ]
  const after = withResults(both, both.waiting, results)
  expect(after.waiting.map(({ key }) => key)).toEqual(['key-1'])
  expect(after.told).toMatchObject([{ name: 'Candidate 2', outcome: 'again' }])
  expect(countIn(after)).toBe(2)
})

test('a refused mark is told and the candidate is not in', () => {
  const one = withTick(door, tick(1))
  const after = withResults(one, one.waiting, [
    { key: 'key-1', registration_id: 1, outcome: 'refused', words: 'The application was withdrawn.' },
  ])
  expect([countIn(after), after.told.length]).toEqual([0, 1])
})

const memory = (): Storage => {
  const kept = new Map<string, string>()
  const store = {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => {
      kept.set(key, value)
      Object.defineProperty(store, key, { value, enumerable: true, configurable: true })
    },
    removeItem: (key: string) => {
      kept.delete(key)
      delete (store as Record<string, unknown>)[key]
    },
  }
  return store as unknown as Storage
}

test('names leave the phone after two days, but never a mark that waits', () => {
  const store = memory()
  keepDoor(store, 1, door)
  keepDoor(store, 2, withTick(door, tick(1)))
  forgetOldDoors(store, Date.parse('2026-11-20T00:00:00.000Z'))
  expect(readDoor(store, 1).roster).toBeNull()
  expect(readDoor(store, 2).waiting).toHaveLength(1)
})
