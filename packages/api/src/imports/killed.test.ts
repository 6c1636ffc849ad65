import { resourceNamed } from '@northlight/contract/office/resources/list'
import { migrate } from '@northlight/db/migrate'
import { expect, test } from 'vitest'
import { factories } from '../../testing/factories.ts'
import { emptyUrl, killInTheMiddle, on, patience } from '../../testing/kills/killed.ts'
import { applyImport } from './apply.ts'
import { storeRows } from './store-rows.ts'

const rows = 60

const prepare = (url: string) =>
  on(url, async (as, database) => {
    await migrate(database)
    const editor = await factories(as(0, 'editor')).user({ role: 'editor' })
    const ctx = as(editor.id, 'editor')
    const questions = resourceNamed('faqs')
    if (!questions) throw new Error('There are no questions to import.')
    const mapping = ['question', 'answer']
    const { id } = await ctx.db
      .insertInto('imports')
      .values({
        ...{ resource: 'faqs', state: 'ready', file_name: 'list.csv', is_personal: false, asked_by: editor.id },
        ...{ heads: mapping, mapping, pictures: [], media_ids: [], created_at: ctx.now(), updated_at: ctx.now() },
      })
      .returning('id')
      .executeTakeFirstOrThrow()
    const list = Array.from({ length: rows }, (_, at) => ({ number: at + 2, cells: [`Why ${at}?`, 'So.'], found: [] }))
    await storeRows(ctx, questions, id, { mapping, pictures: [] }, list)
    return { id, editor: editor.id }
  })

test(
  'a process that is killed in the middle of an import has stored nothing, and the import can be taken again',
  async () => {
    const url = await emptyUrl()
    const { id, editor } = await prepare(url)
    await killInTheMiddle('apply-import.ts', url, id, editor)
    await on(url, async (as) => {
      const ctx = as(editor, 'editor')
      for (const table of ['faqs', 'records', 'record_drafts', 'record_versions', 'audit_log'] as const)
        expect(
          await ctx.db
            .selectFrom(table as 'faqs')
            .selectAll()
            .execute(),
          table,
        ).toEqual([])
      expect(await ctx.db.selectFrom('imports').select('state').execute()).toEqual([{ state: 'ready' }])
      expect(await applyImport(ctx, id)).toMatchObject({ state: 'applied' })
      expect(await ctx.db.selectFrom('faqs').selectAll().execute()).toHaveLength(rows)
    })
  },
  patience,
)
