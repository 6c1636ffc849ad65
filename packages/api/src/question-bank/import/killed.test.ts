import { migrate } from '@northlight/db/migrate'
import { expect, test } from 'vitest'
import { factories } from '../../../testing/factories.ts'
import { emptyUrl, killInTheMiddle, on, patience } from '../../../testing/kills/killed.ts'
import { readGift } from '../formats/read-gift.ts'
import { takeRows } from './apply-import.ts'
import { matchRows } from './import-rows.ts'

const rows = 60
const gift = Array.from({ length: rows }, (_, at) => `::PH-${100 + at}:: How fast is train ${at}? {=fast ~slow}`)

const prepare = (url: string) =>
  on(url, async (as, database) => {
    await migrate(database)
    const examiner = await factories(as(0, 'examiner')).user({ role: 'examiner' })
    const ctx = as(examiner.id, 'examiner')
    const { id } = await ctx.db
      .insertInto('question_imports')
      .values({
        ...{ state: 'applying', kind: 'gift', file: 'none', file_name: 'trains.gift', bytes: 1, reason: null },
        ...{ heads: [], mapping: [], defaults: {}, pictures: [], total: rows, asked_by: examiner.id },
        ...{ created_at: ctx.now(), updated_at: ctx.now(), applied_at: null },
      })
      .returning('id')
      .executeTakeFirstOrThrow()
    const file = `$CATEGORY: Physics/Motion\n\n${gift.join('\n\n')}`
    const ready = await matchRows(ctx, readGift(file), [], {})
    await ctx.db
      .insertInto('question_import_rows')
      .values(ready.map((row) => ({ ...row, import_id: id, version_id: null })))
      .execute()
    return { id, examiner: examiner.id }
  })

test(
  'a process that is killed while questions are put into the bank has put none there, and the job takes all of them',
  async () => {
    const url = await emptyUrl()
    const { id, examiner } = await prepare(url)
    await killInTheMiddle('apply-question-import.ts', url, id)
    await on(url, async (as) => {
      const ctx = as(examiner, 'examiner')
      const count = async (table: 'questions' | 'question_versions' | 'question_index' | 'audit_log') =>
        (
          await ctx.db
            .selectFrom(table as 'questions')
            .selectAll()
            .execute()
        ).length
      for (const table of ['questions', 'question_versions', 'question_index', 'audit_log'] as const)
        expect(await count(table), table).toBe(0)
      expect(await ctx.db.selectFrom('question_imports').select('state').execute()).toEqual([{ state: 'applying' }])
      await takeRows.run({ ...ctx, actor: { kind: 'system', job: takeRows.name } }, { id })
      expect(await ctx.db.selectFrom('question_imports').select('state').execute()).toEqual([{ state: 'applied' }])
      expect(await count('question_versions')).toBe(rows)
    })
  },
  patience,
)
