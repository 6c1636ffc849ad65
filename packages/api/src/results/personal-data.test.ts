import { expect } from 'vitest'
import { test } from '../../testing/test.ts'
import { erasePerson } from '../families/persons/erase-person.ts'
import { examData } from './personal-data.ts'

test('the file of a person holds answers and results, and a held result stays held', async ({ ctx, make }) => {
  const asha = await make.user()
  await make.marked(await make.onlineTest({ name: 'Open' }), asha, ['A', 'B', null])
  await make.marked(await make.onlineTest({ name: 'Held', result_policy: 'by_hand' }), asha, ['A', 'B', null])
  await make.marked(await make.onlineTest({ name: 'Other' }), await make.user(), ['A'])
  const sections = await examData(ctx, asha)
  const rows = (title: string) => sections.find((section) => section.title === title)?.rows ?? []
  expect(rows('Results')).toMatchObject([{ test: 'Open', marks: 3, of: 12, rank: 1 }])
  expect(rows('Answers')).toMatchObject([
    { test: 'Open', question: 1, answer: 'A', outcome: 'right', marks: 4 },
    { test: 'Open', question: 2, answer: 'B', outcome: 'wrong', marks: -1 },
    { test: 'Open', question: 3, answer: '', outcome: 'blank' },
    { test: 'Held', question: 1, answer: 'A' },
    { test: 'Held', question: 2, answer: 'B' },
    { test: 'Held', question: 3, answer: '' },
  ])
  expect(JSON.stringify(rows('Answers').slice(3))).not.toMatch(/outcome|marks/)
  expect(JSON.stringify(sections)).not.toContain('Because')
})

test('erasing takes the words and leaves the ranks of the class as they were', async ({ ctx, make, http }) => {
  const paper = await make.onlineTest()
  const asha = await make.user()
  const own = await make.marked(paper, asha, ['A', 'A', 'A'])
  await make.marked(paper, await make.user(), ['B'])
  const token = await make.token(asha)
  const slot = own.items[0]?.slot
  const secret = 'Only I would write it like this.'
  await http.postJson(`/tests/${paper.slug}/report/challenges`, { slot, text: secret }, { token })
  await http.postJson('/bookmarks', { question: own.items[0]?.version, note: secret }, { token })
  const ranks = () => ctx.db.selectFrom('test_results').select(['attempt_id', 'rank']).orderBy('attempt_id').execute()
  const before = await ranks()
  await erasePerson(ctx, { ...asha, isEmailVerified: false })
  expect(await ranks()).toEqual(before)
  expect(await ctx.db.selectFrom('bookmarks').selectAll().execute()).toEqual([])
  expect(JSON.stringify(await ctx.db.selectFrom('key_challenges').selectAll().execute())).not.toContain(secret)
})
