import { later } from '@northlight/contract/dates'
import { days } from '@northlight/contract/durations'
import { retention } from '@northlight/contract/retention'
import { describe, expect } from 'vitest'
import { fakeClock } from '../../testing/fake-clock.ts'
import { publicForms } from '../../testing/forms.ts'
import { insert } from '../../testing/rows.ts'
import { test } from '../../testing/test.ts'
import { sent } from '../enquiries/sent.ts'
import type { Ctx } from '../kernel/context.ts'
import { forgetOldData } from './jobs.ts'

/** As the privacy text says it. */
const ofPeriod = {
  contact_enquiries: 'enquiries',
  scholar_enquiries: 'enquiries',
  campaign_enquiries: 'enquiries',
  course_requests: 'enquiries',
  job_enquiries: 'jobApplications',
  vrddhi_enquiries: 'talentForms',
  admission_enquiries: 'admissionForms',
  chatbot_requests: 'enquiries',
}

test('whatever is sent has its period; a comment and the newsletter stay until somebody takes them back', () => {
  const periods = sent.flatMap(({ table, retention }) => (typeof retention === 'string' ? [[table, retention]] : []))
  expect(Object.fromEntries(periods)).toMatchObject(ofPeriod)
  const staying = sent.flatMap(({ table, retention }) => (typeof retention === 'object' ? [table] : []))
  expect(staying).toEqual(['blog_comments', 'subscriptions'])
})

const aged = publicForms.flatMap((form) => {
  const kept = form.form.retention
  return typeof kept === 'string' ? [[form.name, form, retention[kept].ms] as const] : []
})

test.for(aged)(
  '%s goes when its time is over, with its file and the notice to the office, and not a day earlier',
  async ([, form, ms], { http, api, ctx, make, world }) => {
    const path = await form.prepare(make)
    expect((await http.postForm(path, form.valid())).status).toBe(201)
    await api.runner.drain()
    const left = async () => {
      const rows = await ctx.db
        .selectFrom(form.table as 'contact_enquiries')
        .select('id')
        .execute()
      const mails = await ctx.db.selectFrom('mails').select('id').where('entity', '=', form.table).execute()
      return { rows: rows.length, hasMails: mails.length > 0 }
    }
    const files = await ctx.db.selectFrom('private_files').select('path').execute()
    world.clock.advance(ms - days(1))
    await forgetOldData.run(ctx, {})
    expect(await left()).toEqual({ rows: 1, hasMails: true })
    world.clock.advance(days(2))
    await forgetOldData.run(ctx, {})
    expect(await left()).toEqual({ rows: 0, hasMails: false })
    expect(await ctx.db.selectFrom('private_files').select('id').execute()).toEqual([])
    for (const file of files) expect(await ctx.services.storage.private.read(file.path)).toBeNull()
  },
)

test('mails, logs, messages of the bank and failed jobs go by their own periods', async ({ ctx: today, make }) => {
  const user = await make.user()
  // Years ago: the database itself lets nobody delete a line of the log that is younger than a year by its own clock.
  const clock = fakeClock('2020-01-15T04:30:00.000Z')
  const ctx = { ...today, now: clock.now }
  const now = ctx.now()
  const rows = async () => {
    const { db } = ctx
    return {
      mails: (await db.selectFrom('mails').select('id').execute()).length,
      audit: (await db.selectFrom('audit_log').select('id').execute()).length,
      webhooks: (await db.selectFrom('webhook_deliveries').select('id').execute()).length,
      dead: (await db.selectFrom('jobs').select('id').where('state', '=', 'dead').execute()).length,
    }
  }
  const mail = { template: 'verify-email', to_address: user.email, subject: '', html: '', text: '' }
  await insert(ctx.db, 'mails', { ...mail, state: 'sent', user_id: user.id, created_at: now })
  const entry = { actor_kind: 'user', actor_id: user.id, action: 'test.do', entity: 'user', details: {} }
  await insert(ctx.db, 'audit_log', { ...entry, at: now })
  await insert(ctx.db, 'webhook_deliveries', {
    event_id: 'e',
    event: 'payment.captured',
    outcome: '',
    received_at: now,
  })
  const job = { name: 'test.fail', payload: {}, max_attempts: 7, run_at: now, created_at: now }
  await insert(ctx.db, 'jobs', { ...job, state: 'dead' })

  const after = async (ms: number) => {
    clock.advance(ms - (Date.parse(ctx.now()) - Date.parse(now)))
    await forgetOldData.run(ctx, {})
    return rows()
  }
  expect(await after(retention.failedJobs.ms)).toEqual({ mails: 1, audit: 1, webhooks: 1, dead: 1 })
  expect(await after(retention.failedJobs.ms + days(1))).toEqual({ mails: 1, audit: 1, webhooks: 1, dead: 0 })
  expect(await after(retention.paymentMessages.ms + days(1))).toMatchObject({ mails: 1, audit: 1, webhooks: 0 })
  expect(await after(retention.mails.ms)).toMatchObject({ mails: 1, audit: 1 })
  expect(await after(retention.securityLogs.ms + days(1))).toMatchObject({ mails: 0, audit: 0 })
})

describe('who paid, or began to', () => {
  const namesIn = async ({ db }: Ctx) => {
    const orders = await db.selectFrom('orders').select(['payer_name', 'payer_email', 'payer_phone']).execute()
    const places = await db.selectFrom('course_enrolments').select(['name', 'email', 'phone', 'opener']).execute()
    const receipts = await db.selectFrom('receipts').select(['payer_name', 'payer_email', 'payer_phone']).execute()
    const mails = await db.selectFrom('mails').select('text').execute()
    return JSON.stringify({ orders, places, receipts, mails })
  }
  const visitor = (name: string) => ({
    payer_name: name,
    payer_email: `${name}@example.com`,
    payer_phone: '9845000199',
  })

  test('of a course that a visitor began and did not pay is forgotten; what is paid, owed back or an account’s stays', async ({
    ctx,
    make,
    world,
  }) => {
    const begin = async (name: string, fields: { user_id?: number; status?: 'PAID' | 'CANCELLED' } = {}) => {
      const { user_id = null, status = 'CANCELLED' } = fields
      const at = { name, email: `${name}@example.com`, opener: `word-of-${name}`, user_id, payment_status: status }
      const place = await make.enrolment(at)
      const mail = { template: 'office-enrolment', to_address: 'office@northlight.test', subject: '', html: '' }
      await insert(ctx.db, 'mails', {
        ...{ ...mail, text: `${name} has enrolled`, entity: 'course_enrolments', entity_id: place.id, state: 'sent' },
        created_at: ctx.now(),
      })
      return make.order({ subject_id: place.id, user_id, status, ...visitor(name) })
    }
    await begin('gone')
    await begin('paid', { status: 'PAID' })
    await begin('signed', { user_id: (await make.user()).id })
    const owed = await begin('owed')
    await insert(ctx.db, 'unmatched_payments', {
      ...{ gateway_payment_id: 'pay_owed', order_id: owed.id, reason: 'cannot_deliver', amount_paise: 100 },
      ...{ currency: 'INR', method: 'upi', state: 'open', paid_at: ctx.now() },
      ...{ created_at: ctx.now(), updated_at: ctx.now() },
    })
    world.clock.advance(retention.unpaidOrders.ms - days(1))
    await forgetOldData.run(ctx, {})
    expect(await namesIn(ctx)).toContain('gone')
    world.clock.advance(days(2))
    await forgetOldData.run(ctx, {})
    const left = await namesIn(ctx)
    expect(left).not.toContain('gone')
    for (const name of ['paid', 'signed', 'owed']) expect(left).toContain(`word-of-${name}`)
  })

  test('stands on a receipt for eight years and not a day longer; sums and numbers stay', async ({
    ctx: today,
    make,
  }) => {
    const clock = fakeClock('2020-01-15T04:30:00.000Z')
    const ctx = { ...today, now: clock.now }
    const user = await make.user()
    const at = { created_at: ctx.now(), updated_at: ctx.now() }
    const order = await make.order({ user_id: user.id, status: 'PAID', ...visitor('payer'), ...at })
    const payment = await insert(ctx.db, 'payments', {
      ...{ order_id: order.id, gateway_payment_id: 'pay_old', amount_paise: 100, method: 'upi', heard_by: 'verify' },
      ...{ paid_at: ctx.now(), created_at: ctx.now() },
    })
    await insert(ctx.db, 'receipts', {
      ...{ financial_year: '2019-20', sequence: 1, number: 'R/2019-20/000001', order_id: order.id },
      ...{ payment_id: payment.id, ...visitor('payer'), title: 'A course', amount_paise: 100, method: 'upi' },
      ...{ issuer: {}, issued_at: ctx.now() },
    })
    clock.advance(retention.payments.ms - days(1))
    await forgetOldData.run(ctx, {})
    expect(await namesIn(ctx)).toContain('payer@example.com')
    clock.advance(days(2))
    await forgetOldData.run(ctx, {})
    expect(await namesIn(ctx)).not.toContain('payer@')
    expect(await ctx.db.selectFrom('receipts').select(['number', 'amount_paise']).execute()).toEqual([
      { number: 'R/2019-20/000001', amount_paise: 100 },
    ])
  })
})

test('an invitation that nobody took up goes 30 days after its link has run out; one that was taken up stays', async ({
  ctx,
  world,
}) => {
  const invite = (email: string, accepted_at: string | null) =>
    insert(ctx.db, 'staff_invites', {
      ...{ name: 'Ravi', email, role: 'editor', token_hash: email, created_at: ctx.now() },
      ...{ expires_at: later(ctx.now(), days(7)), accepted_at },
    })
  await invite('open@northlight.test', null)
  await invite('taken@northlight.test', ctx.now())
  const left = async () => (await ctx.db.selectFrom('staff_invites').select('email').orderBy('id').execute()).length
  world.clock.advance(days(7) + retention.unansweredQuestions.ms - days(1))
  await forgetOldData.run(ctx, {})
  expect(await left()).toBe(2)
  world.clock.advance(days(2))
  await forgetOldData.run(ctx, {})
  expect(await left()).toBe(1)
})
