import { expect, test } from 'vitest'
import { stateOf, testAction } from './test-action.ts'

const now = '2026-11-15T06:00:00.000Z'
const before = '2026-11-14T06:00:00.000Z'
const after = '2026-11-16T06:00:00.000Z'

type Input = Parameters<typeof testAction>[0]
type Status = 'Pending' | 'Ongoing' | 'Completed' | 'Eliminated'

const own = (test_status: Status, reason: string | null = null) =>
  ({ test_status, reason }) as Input['is_test_enrolled']

const free: Input = {
  delivery: 'free',
  opens_at: null,
  closes_at: null,
  is_paid: false,
  is_test_enrolled: null,
  has_open_payment: false,
}

test.each<[string, Partial<Input>, string]>([
  ['no record, free', {}, 'take'],
  ['no record, paid', { is_paid: true }, 'buy'],
  ['a payment was left open', { is_paid: true, has_open_payment: true }, 'finish-payment'],
  ['enrolled', { is_test_enrolled: own('Pending') }, 'start'],
  ['begun', { is_test_enrolled: own('Ongoing') }, 'resume'],
  ['begun, and the window has closed since', { is_test_enrolled: own('Ongoing'), closes_at: before }, 'resume'],
  ['finished', { is_test_enrolled: own('Completed'), closes_at: before }, 'report'],
  ['thrown out', { is_test_enrolled: own('Eliminated') }, 'eliminated'],
  ['not open yet', { opens_at: after }, 'wait'],
  ['not open yet, enrolled', { opens_at: after, is_test_enrolled: own('Pending') }, 'wait'],
  ['not open yet, to be bought', { opens_at: after, is_paid: true }, 'buy'],
  ['over', { closes_at: before }, 'over'],
  ['over, and never begun', { closes_at: before, is_test_enrolled: own('Pending') }, 'over'],
  ['without a paper', { delivery: null }, 'unset'],
])('%s: %j leads to %s', (_, fields, kind) => {
  expect(testAction({ ...free, ...fields }, now).kind).toBe(kind)
})

test('the reason of an elimination is kept', () => {
  const action = testAction({ ...free, is_test_enrolled: own('Eliminated', 'Left full screen') }, now)
  expect(action).toEqual({ kind: 'eliminated', reason: 'Left full screen' })
})

test('each state has its own shape, and a test not taken has none', () => {
  const shapes = (['Pending', 'Ongoing', 'Completed', 'Eliminated'] as const).map(
    (status) => stateOf({ ...free, is_test_enrolled: own(status) })?.state,
  )
  expect(new Set(shapes).size).toBe(4)
  expect(stateOf(free)).toBeUndefined()
  expect(stateOf({ ...free, has_open_payment: true })?.state).toBe('due')
})
