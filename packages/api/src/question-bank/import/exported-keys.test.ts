import { minutes } from '@northlight/contract/durations'
import type { QuestionImportRow, QuestionImportView } from '@northlight/contract/office/question-imports'
import type { Key } from '@northlight/exam/marking/keys'
import { expect } from 'vitest'
import type { Fixtures } from '../../../testing/test.ts'
import { test } from '../../../testing/test.ts'
import { insertQuestion } from '../insert-question.ts'

const kinds = ['gift', 'xml', 'csv', 'xlsx', 'zip']

const keys: [code: string, written: Key, replaced: Key][] = [
  ['one', { type: 'single', right: ['A'] }, { type: 'single', right: ['C'] }],
  ['some', { type: 'multiple', right: ['A', 'B'] }, { type: 'multiple', right: ['B', 'C'] }],
  ['number', { type: 'numeric', accept: [{ value: '2.5' }] }, { type: 'numeric', accept: [{ value: '3.5' }] }],
  [
    'pairs',
    { type: 'matching', pairs: { A: '1', B: '2', C: '3' } },
    { type: 'matching', pairs: { A: '2', B: '1', C: '3' } },
  ],
]
const named = (names: string[]) => Object.fromEntries(names.map((name) => [name, `entry ${name}`]))

const bankOf = async ({ ctx }: Pick<Fixtures, 'ctx'>) => {
  const versions = new Map<string, number>()
  for (const [code, key] of keys) {
    const [options, matches] = [key.type === 'numeric' ? [] : ['A', 'B', 'C'], ['1', '2', '3']]
    const isPairs = key.type === 'matching'
    const version = await insertQuestion(
      ctx.db,
      {
        ...{ code, subject: 'Physics', topic: 'Motion', type: key.type, difficulty: 'Easy', levels: [], options, key },
        ...(isPairs && { matches }),
        texts: {
          en: {
            text: `<p>Which of ${code}?</p>`,
            options: named(options),
            ...(isPairs && { matches: named(matches) }),
          },
        },
        solution: { en: '' },
      },
      { now: ctx.now() },
    )
    versions.set(code, version)
  }
  return versions
}

const decide = async (
  { ctx, versions }: Pick<Fixtures, 'ctx'> & { versions: Map<string, number> },
  decision: 'dropped' | 'replaced',
) => {
  for (const [code, , replaced] of keys)
    await ctx.db
      .insertInto('key_changes')
      .values({
        ...{ question_version_id: versions.get(code) ?? 0, decision, key: decision === 'dropped' ? null : replaced },
        ...{ reason: 'It was wrong.', record: null, decided_by: null, decided_at: ctx.now() },
      })
      .execute()
}

const desk = async ({ http, make, api }: Pick<Fixtures, 'http' | 'make' | 'api'>) => {
  const token = await make.token(await make.user({ role: 'examiner' }))
  const importOf = ({ body }: { body: Record<string, unknown> }) => body.import as QuestionImportView
  const at = (id: number) => `/office/question-imports/${id}`
  return {
    /** The bank leaves as a file, and the file comes back. */
    roundTrip: async (as: string) => {
      const request = new Request(`http://northlight.test/api/v1/office/questions-file?as=${as}`, {
        headers: { authorization: `Bearer ${token}` },
      })
      const reply = await api.fetch(request, { address: '203.0.113.9', requestId: 'file' })
      expect(reply.status).toBe(200)
      const file = new File([await reply.arrayBuffer()], `bank.${as}`)
      const { id } = importOf(await http.postForm('/office/question-imports', { file }, { token }))
      await api.runner.drain()
      return id
    },
    rows: async (id: number) =>
      (await http.get(`${at(id)}/rows?total=100`, { token })).body.data as QuestionImportRow[],
    act: async (id: number, name: 'apply' | 'undo') => {
      expect((await http.postJson(`${at(id)}/${name}`, {}, { token })).status).toBe(200)
      await api.runner.drain()
    },
  }
}

test('a bank that leaves and comes back keeps the keys in force, not those that were found wrong', {
  timeout: minutes(1),
}, async ({ ctx, http, make, api }) => {
  await decide({ ctx, versions: await bankOf({ ctx }) }, 'replaced')
  const vivek = await desk({ http, make, api })
  const inForce = Object.fromEntries(keys.map(([code, , replaced]) => [code, replaced]))
  for (const as of kinds) {
    const id = await vivek.roundTrip(as)
    await vivek.act(id, 'apply')
    const newest = await ctx.db
      .selectFrom('question_versions')
      .innerJoin('questions', 'questions.id', 'question_id')
      .select(['code', 'key'])
      .where('version', '=', 2)
      .execute()
    expect(Object.fromEntries(newest.map(({ code, key }) => [code, key])), as).toEqual(inForce)
    await vivek.act(id, 'undo')
  }
})

test('a question that was withdrawn leaves without a key, and does not come in before it has one', {
  timeout: minutes(1),
}, async ({ ctx, http, make, api }) => {
  await decide({ ctx, versions: await bankOf({ ctx }) }, 'dropped')
  const vivek = await desk({ http, make, api })
  for (const as of kinds) {
    const rows = await vivek.rows(await vivek.roundTrip(as))
    expect(
      rows.map(({ state }) => state),
      `${as} ${JSON.stringify(rows)}`,
    ).toEqual(['wrong', 'wrong', 'wrong', 'wrong'])
  }
})
