import { days, hours } from '@northlight/contract/durations'
import type { ConsoleRow } from '@northlight/contract/exams/console'
import { expect, test } from 'vitest'
import { attentionOf, inOrder, lengthText } from './attention.ts'

const now = Date.parse('2026-11-22T05:17:12.000Z')
const ago = (seconds: number) => new Date(now - seconds * 1000).toISOString()
const aRow = (fields: Partial<ConsoleRow> = {}): ConsoleRow => ({
  id: 1,
  attempt: 'a',
  user_id: 1,
  name: 'Arjun',
  branch_id: null,
  state: 'in_progress',
  started_at: ago(3000),
  deadline_at: ago(-3000),
  ended_at: null,
  ended_by: null,
  extra_ms: 0,
  last_save_at: ago(4),
  heard_at: ago(4),
  answered: 31,
  questions: 75,
  violations: 0,
  warnings_left: null,
  devices: 1,
  unread: 0,
  ...fields,
})
const kindOf = (fields: Partial<ConsoleRow>, isOpen = true) => attentionOf(aRow(fields), now, isOpen)?.kind

test('says what somebody should look at, the worst first, and nothing of whoever simply writes', () => {
  expect(kindOf({})).toBeUndefined()
  expect(kindOf({ heard_at: ago(160), last_save_at: ago(400), violations: 2 })).toBe('offline')
  expect(kindOf({ last_save_at: ago(130), heard_at: ago(10) })).toBe('no save')
  expect(kindOf({ violations: 2, warnings_left: 1 })).toBe('warned')
  expect(attentionOf(aRow({ violations: 2, warnings_left: 1 }), now, true)?.words).toBe('left the screen twice, 1 left')
  expect(kindOf({ devices: 2 })).toBe('two devices')
  expect(kindOf({ unread: 1 })).toBe('message')
})

test('whoever has not come is rung only once the test is open; whoever has ended needs nobody', () => {
  const absent = { attempt: null, state: 'not_started', started_at: null } as const
  expect(kindOf(absent)).toBe('not in')
  expect(kindOf(absent, false)).toBeUndefined()
  expect(kindOf({ state: 'submitted', heard_at: ago(900) })).toBeUndefined()
})

test('those who need somebody stand first, the others by name', () => {
  const shown = [
    { row: aRow({ id: 1, name: 'Zoya' }), attention: null },
    { row: aRow({ id: 2, name: 'Asha' }), attention: null },
    { row: aRow({ id: 3, name: 'Mira' }), attention: attentionOf(aRow({ devices: 2 }), now, true) },
  ]
  expect(inOrder(shown, 'attention').map(({ row }) => row.name)).toEqual(['Mira', 'Asha', 'Zoya'])
  expect(inOrder(shown, 'name').map(({ row }) => row.name)).toEqual(['Asha', 'Mira', 'Zoya'])
  expect([lengthText(4000), lengthText(124_000), lengthText(3_720_000)]).toEqual(['4 s', '2 min 04 s', '1 h 2 min'])
  expect([lengthText(hours(47.5)), lengthText(days(20) + hours(7))]).toEqual(['47 h 30 min', '20 days'])
})
