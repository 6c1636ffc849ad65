import { days } from '@northlight/contract/durations'
import { retention } from '@northlight/contract/retention'
import { expect } from 'vitest'
import { fakeClock } from '../../testing/fake-clock.ts'
import { type PublicForm, publicForms } from '../../testing/forms.ts'
import { insert } from '../../testing/rows.ts'
import { test } from '../../testing/test.ts'
import { forgetOldData } from './jobs.ts'

const ofPeriod: Partial<Record<PublicForm['table'], keyof typeof retention>> = {
  contact_enquiries: 'enquiries',
  scholar_enquiries: 'enquiries',
  campaign_enquiries: 'enquiries',
  course_requests: 'enquiries',
  job_enquiries: 'jobApplications',
  vrddhi_enquiries: 'talentForms',
  admission_enquiries: 'admissionForms',
}

test.for(publicForms.filter(({ table }) => ofPeriod[table]).map((form) => [form.name, form] as const))(
  '%s goes when its time is over, with its file and the notice to the office, and not a day earlier',
  async ([, form], { http, api, ctx, make, world }) => {
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
    const { ms } = retention[ofPeriod[form.table] ?? 'enquiries']
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
