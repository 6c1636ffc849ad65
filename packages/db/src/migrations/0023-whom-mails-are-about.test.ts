import { expect, test } from 'vitest'
import { emptyDatabase } from '../../testing/empty-database.ts'
import { migrate } from '../migrate.ts'
import { migrations } from './list.ts'

const at = '2026-11-15T04:30:00.000Z'

test('mails of before get the row they speak of from their key, to the digit', async () => {
  const { open, remove } = await emptyDatabase()
  const database = await open()
  try {
    const before = migrations.findIndex(({ name }) => name === '0023-whom-mails-are-about')
    await migrate(database, migrations.slice(0, before))
    const { db } = database
    const people = [7, 8].map((id) => ({
      ...{ id, name: `Person ${id}`, email: `person-${id}@northlight.test`, role: 'student' as const },
      ...{ created_at: at, updated_at: at },
    }))
    await db
      .insertInto('users')
      .values(people as never)
      .execute()
    const mails: [key: string | null, template: string][] = [
      ['verify:7:abc', 'verify-email'],
      ['admission:1:result:1:28:0', 'admission-news'],
      ['admission:11:result:1:1:0', 'admission-news'],
      ['admission-office:11:paid:1:', 'office-registration'],
      ['admission:28', 'office-admission'],
      ['marks-changed:3:41', 'result-news'],
      ['given-up:2026-11-15', 'office-given-up'],
      ['new-device:8:2026-11-15T04:30:00.000Z', 'new-device'],
      [null, 'contact-thank-you'],
    ]
    for (const [dedupe_key, template] of mails)
      await db
        .insertInto('mails')
        .values({
          ...{ dedupe_key, template, to_address: 'a@b.test', subject: '', html: '', text: '' },
          ...{ state: 'sent', created_at: at },
        } as never)
        .execute()
    await migrate(database)
    const rows = await db
      .selectFrom('mails')
      .select(['dedupe_key', 'entity', 'entity_id', 'user_id'])
      .orderBy('id')
      .execute()
    expect(rows.map(({ entity, entity_id, user_id }) => [entity, entity_id, user_id])).toEqual([
      ['users', 7, 7],
      ['registrations', 1, null],
      ['registrations', 11, null],
      ['registrations', 11, null],
      ['admission_enquiries', 28, null],
      ['attempts', 41, null],
      [null, null, null],
      ['users', 8, 8],
      [null, null, null],
    ])
  } finally {
    await database.close()
    await remove()
  }
})
