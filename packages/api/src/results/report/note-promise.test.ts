import { later } from '@northlight/contract/dates'
import { days } from '@northlight/contract/durations'
import { expect } from 'vitest'
import { insert } from '../../../testing/rows.ts'
import { test } from '../../../testing/test.ts'

test('a tutor’s note that was paid for has a promised day, until it is there', async ({ ctx, make, http }) => {
  const asha = await make.user()
  const token = await make.token(asha)
  const plain = await make.onlineTest()
  const paid = await make.onlineTest({ note_within_days: 4 })
  await make.marked(plain, asha)
  const attempt = await make.marked(paid, asha)
  const report = async (slug: string) => (await http.get(`/tests/${slug}/report/full`, { token })).body.report
  expect(await report(plain.slug)).toMatchObject({ note_by: null, notes: [] })
  expect(await report(paid.slug)).toMatchObject({ note_by: later(ctx.now(), days(4)), notes: [] })
  await insert(ctx.db, 'mentor_notes', {
    attempt_id: attempt.id,
    author_name: 'Meera Hegde',
    text: 'Well fought.',
    created_at: ctx.now(),
  })
  expect(await report(paid.slug)).toMatchObject({ note_by: null, notes: [{ text: 'Well fought.' }] })
})
