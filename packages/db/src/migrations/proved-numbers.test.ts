import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { emptyDatabase } from '../../testing/empty-database.ts'
import { migrate } from '../migrate.ts'
import { provedNumbers } from './0089-proved-numbers.ts'
import { defineMigration } from './define.ts'

/** As far as the step touches it, the schema from before. */
const before = defineMigration('0001-before', (t) => [
  t.table('notice_recipients', {
    ...{ id: t.id, phone: t.text.orNull(), phone_channel: t.text.orNull(), phone_confirmed_at: t.instant.orNull() },
    ...{ code_hash: t.text.orNull(), code_expires_at: t.instant.orNull() },
  }),
])

test('a confirmed number stays in use, one that waits for its code goes on waiting', async () => {
  const { open, remove } = await emptyDatabase()
  const database = await open()
  try {
    await migrate(database, [before])
    const at = '2026-11-15T05:30:00.000Z'
    for (const [phone, confirmedAt, code] of [
      ['9845000123', at, null],
      ['9845000456', null, 'a digest'],
      [null, null, null],
    ])
      await sql`insert into notice_recipients (phone, phone_channel, phone_confirmed_at, code_hash)
        values (${phone}, ${phone && 'sms'}, ${confirmedAt}, ${code})`.execute(database.db)
    await migrate(database, [before, provedNumbers])
    const rows = database.db
      .selectFrom('notice_recipients')
      .select(['phone', 'wanted_phone', 'wanted_channel', 'code_hash', 'asks'])
    expect(await rows.orderBy('id').execute()).toEqual([
      { phone: '9845000123', wanted_phone: null, wanted_channel: null, code_hash: null, asks: 0 },
      { phone: null, wanted_phone: '9845000456', wanted_channel: 'sms', code_hash: null, asks: 0 },
      { phone: null, wanted_phone: null, wanted_channel: null, code_hash: null, asks: 0 },
    ])
  } finally {
    await database.close()
    await remove()
  }
})
