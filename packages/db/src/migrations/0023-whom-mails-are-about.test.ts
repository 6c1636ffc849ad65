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
    const put = (
      table: 'course_enrolments' | 'instalments' | 'orders' | 'unmatched_payments' | 'refunds',
      row: object,
    ) =>
      db
        .insertInto(table)
        .values({ ...row, created_at: at, updated_at: at } as never)
        .execute()
    const fee = { amount_paise: 100, payment_status: 'PAID', discount_percent: 0, discounted_amount_paise: 100 }
    const person = { user_id: 7, name: 'Person 7', email: 'person-7@northlight.test', phone: '', person_key: 'k' }
    await put('course_enrolments', { id: 4, course_name: '', branch_name: '', ...fee, ...person })
    await put('instalments', {
      id: 1,
      enrolment_id: 4,
      number: 1,
      amount_paise: 100,
      due_on: '2026-11-15',
      state: 'open',
    })
    const order = {
      kind: 'course',
      subject_id: 4,
      gateway: 'sandbox',
      gateway_order_id: 'o',
      receipt: 'r',
      status: 'PAID',
    }
    const payer = { user_id: 8, payer_name: '', payer_email: '', description: '' }
    await put('orders', { id: 9, ...order, amount_paise: 100, ...payer })
    const money = { gateway_payment_id: 'p', amount_paise: 100, currency: 'INR', method: '', paid_at: at }
    await put('unmatched_payments', { id: 2, order_id: 9, reason: 'paid_twice', state: 'refunded', ...money })
    await put('refunds', { id: 1, unmatched_id: 2, receipt: 'x', amount_paise: 100, reason: '', state: 'processed' })
    const mails: [key: string | null, template: string][] = [
      ['verify:7:abc', 'verify-email'],
      ['admission:1:result:1:28:0', 'admission-news'],
      ['admission:11:result:1:1:0', 'admission-news'],
      ['admission-office:11:paid:1:', 'office-registration'],
      ['admission:28', 'office-admission'],
      ['marks-changed:3:41', 'result-news'],
      ['given-up:2026-11-15', 'office-given-up'],
      ['new-device:8:2026-11-15T04:30:00.000Z', 'new-device'],
      ['sign-in-code:8:0b1c', 'sign-in-code'],
      ['moved-address:5', 'email-moved'],
      ['instalment:1:week', 'instalment-due'],
      ['instalment:11:week', 'instalment-due'],
      ['returned:1', 'payment-returned'],
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
      ['users', 8, 8],
      ['address_changes', 5, null],
      ['course_enrolments', 4, 7],
      [null, null, null],
      ['orders', 9, 8],
      [null, null, null],
    ])
  } finally {
    await database.close()
    await remove()
  }
})
