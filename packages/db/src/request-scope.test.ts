import { sql } from 'kysely'
import { expect, onTestFinished, test } from 'vitest'
import { testDatabase } from '../testing/database.ts'
import { requestScope, withRequestId } from './request-scope.ts'

test('a statement carries the number of its request, which cannot end the comment it stands in', () => {
  expect(withRequestId('select 1')).toBe('select 1')
  requestScope.run({ requestId: 'ab-1*/ drop table x; --' }, () =>
    expect(withRequestId('select 1')).toBe('select 1 /* ab-1droptablex-- */'),
  )
})

test('on PostgreSQL the server sees it', async () => {
  const database = await testDatabase()
  onTestFinished(() => database.close())
  const seen = await requestScope.run({ requestId: 'request-42' }, async () => {
    if (database.engine === 'sqlite') return 'request-42'
    const { rows } = await sql<{
      query: string
    }>`select query from pg_stat_activity where pid = pg_backend_pid()`.execute(database.db)
    return rows[0]?.query
  })
  expect(seen).toContain('request-42')
})
