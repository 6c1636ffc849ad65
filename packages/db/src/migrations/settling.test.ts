import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { emptyDatabase } from '../../testing/empty-database.ts'
import { migrate } from '../migrate.ts'
import { settling } from './0021-settling.ts'
import { defineMigration } from './define.ts'

/** As far as the step touches it, the schema from before. */
const before = defineMigration('0001-before', (t) => [
  t.table('tests', { id: t.id }),
  t.table('attempts', {
    ...{ id: t.id, test_id: t.int, terms: t.json, ended_by: t.text.orNull() },
    ...{ ended_at: t.instant.orNull(), closed_at: t.instant.orNull() },
  }),
])

test('attempts from before are settled at their hand-in, or when their grace was over', async () => {
  const { open, remove } = await emptyDatabase()
  const database = await open()
  try {
    await migrate(database, [before])
    const ended = '2026-11-15T05:30:00.000Z'
    const closed = '2026-11-15T05:30:12.345Z'
    const terms = JSON.stringify({ graceMs: 900_000 })
    for (const [by, at, closedAt] of [
      ['student', ended, closed],
      ['sweep', ended, closed],
      [null, null, null],
    ])
      await sql`insert into attempts (test_id, terms, ended_by, ended_at, closed_at)
        values (1, ${terms}, ${by}, ${at}, ${closedAt})`.execute(database.db)
    await migrate(database, [before, settling])
    const rows = await database.db.selectFrom('attempts').select('settles_at').orderBy('id').execute()
    expect(rows.map(({ settles_at }) => settles_at)).toEqual([closed, '2026-11-15T05:45:00.000Z', null])
  } finally {
    await database.close()
    await remove()
  }
})
