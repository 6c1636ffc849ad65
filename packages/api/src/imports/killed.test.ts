import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import { resourceNamed } from '@northlight/contract/office/resources/list'
import type { Database } from '@northlight/db/database'
import { migrate } from '@northlight/db/migrate'
import { openDatabase } from '@northlight/db/open-database'
import { emptyPostgres } from '@northlight/db/testing/postgres'
import { emptySqlitePath } from '@northlight/db/testing/sqlite'
import { expect, onTestFinished, test } from 'vitest'
import { factories } from '../../testing/factories.ts'
import { testServices } from '../../testing/services.ts'
import { ctxAs } from '../../testing/staff.ts'
import { applyImport } from './apply.ts'
import { storeRows } from './store-rows.ts'

const program = fileURLToPath(new URL('../../testing/kills/apply-import.ts', import.meta.url))
const rows = 60

const emptyUrl = async (): Promise<string> => {
  if (process.env.TEST_ENGINE === 'postgres') {
    const { url, remove } = await emptyPostgres()
    onTestFinished(remove)
    return url
  }
  const { path, remove } = await emptySqlitePath()
  onTestFinished(remove)
  return `sqlite:${path}`
}

/** Opened only while nobody else has it: a file of SQLite belongs to one process. */
const on = async <Value>(
  url: string,
  work: (editor: (id: number) => ReturnType<typeof ctxAs>, database: Database) => Promise<Value>,
): Promise<Value> => {
  const database = await openDatabase(url)
  const { services, cleanUp } = await testServices(database)
  const base = { actor: { kind: 'visitor' }, requestId: 'test', address: '203.0.113.7', device: 'Test' } as const
  const ctx = { ...base, db: database.db, now: services.clock, services }
  try {
    return await work((id) => ctxAs(ctx, { id, role: 'editor' }), database)
  } finally {
    await cleanUp()
    await database.close()
  }
}

const prepare = (url: string) =>
  on(url, async (as, database) => {
    await migrate(database)
    const editor = await factories(as(0)).user({ role: 'editor' })
    const ctx = as(editor.id)
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

test('a process that is killed in the middle of an import has stored nothing, and the import can be taken again', async () => {
  const url = await emptyUrl()
  const { id, editor } = await prepare(url)
  const child = spawn(process.execPath, [program, url, String(id), String(editor)], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const [said] = await Promise.race([once(child.stdout, 'data'), once(child, 'exit')])
  expect(String(said)).toContain('in the middle')
  child.kill('SIGKILL')
  await once(child, 'exit')
  await on(url, async (as) => {
    const ctx = as(editor)
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
})
