import type { FirstStep } from '@northlight/contract/office/first-days'
import { expect } from 'vitest'
import { test } from '../../testing/test.ts'

test('an institute without anything is told all that is missing, each with its place, and why a family needs it', async ({
  http,
  make,
}) => {
  await make.institute()
  const token = await make.token(await make.user({ role: 'admin' }))
  const { steps } = (await http.get('/office/first-days', { token })).body as { steps: FirstStep[] }
  expect(steps.map(({ key }) => key)).toEqual(
    'contacts campus course legal admission sitting mail payments backup tutors photographs event'.split(' '),
  )
  const open = steps.filter(({ is_done }) => !is_done)
  expect(open.map(({ key }) => key)).toEqual(
    expect.arrayContaining(['campus', 'course', 'legal', 'admission', 'sitting', 'tutors', 'photographs', 'event']),
  )
  for (const { why, to } of steps) expect([why.length > 20, to]).toEqual([true, expect.stringMatching(/^\/[a-z/-]+$/)])
})

test('each act takes its line off the list: a course only with fee, first day and refund rule', async ({
  http,
  make,
}) => {
  await make.institute()
  const token = await make.token(await make.user({ role: 'admin' }))
  const step = async (key: string) => {
    const { steps } = (await http.get('/office/first-days', { token })).body as { steps: FirstStep[] }
    return steps.find((one) => one.key === key)
  }
  const branch = await make.branch()
  expect(await step('campus')).toMatchObject({ is_done: true })
  const course = await make.course()
  const place = { course_id: course.id, branch_id: branch.id, amount_paise: 24_000_00 }
  const first = { ...place, starts_on: null, refund_rule: null, refund_days: null }
  await make.courseAtBranch(first)
  expect(await step('course')).toMatchObject({ is_done: false, detail: 'Missing: first day, refund rule.' })
  const whole = { ...place, course_id: (await make.course()).id, starts_on: '2027-06-07', refund_days: 10 }
  await make.courseAtBranch(whole)
  expect(await step('course')).toMatchObject({ is_done: true, detail: '1 live' })
  await make.sitting({ branch_id: branch.id, sits_on: '2027-01-10', register_by: '2027-01-08' })
  expect(await step('sitting')).toMatchObject({ is_done: true, detail: '10 Jan 2027' })
  await make.pageText('admission')
  expect(await step('admission')).toMatchObject({ is_done: true })
})

test('is for administrators alone', async ({ http, make }) => {
  for (const role of ['editor', 'counsellor', 'examiner'] as const) {
    const token = await make.token(await make.user({ role }))
    expect((await http.get('/office/first-days', { token })).status).toBe(403)
  }
})
