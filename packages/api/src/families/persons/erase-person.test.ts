import type { Tables } from '@northlight/db/tables'
import { type SqlBool, sql } from 'kysely'
import { describe, expect } from 'vitest'
import { aRegistration } from '../../../testing/admission-factories.ts'
import type { factories } from '../../../testing/factories.ts'
import { insert } from '../../../testing/rows.ts'
import { test } from '../../../testing/test.ts'
import { tellOfRegistration } from '../../admissions/mails.ts'
import { tellOffice } from '../../enquiries/tell-office.ts'
import { thankForContact } from '../../enquiries/thank-for-contact.ts'
import { tellOfficeOfEnrolment } from '../../enrolments/jobs.ts'
import type { Ctx } from '../../kernel/context.ts'
import { idsWith } from '../../kernel/trigrams.ts'
import { eraseDueAccounts, mailAgreement, sendParentQuestion } from '../jobs.ts'
import { collectData } from './collect-data.ts'

type Make = ReturnType<typeof factories>

/** Both children have the same father and the same telephone at home. */
const father = { name: 'Ramesh Rao', email: 'ramesh@northlight.test', phone: '9845012345' }

const stamps = (ctx: Ctx) => ({ created_at: ctx.now(), updated_at: ctx.now() })

const upload = async (ctx: Ctx, kind: 'card' | 'marks', path: string) => {
  await ctx.services.storage.private.write(path, new TextEncoder().encode(path))
  const file = { path, kind, original_name: `${path.split('/')[1]}`, mime: 'image/png', bytes: 10 }
  return (await insert(ctx.db, 'private_files', { ...file, created_at: ctx.now() })).id
}

const childForms = async (ctx: Ctx, name: string, sender: number | null) => {
  const first = name.split(' ')[0]?.toLowerCase()
  const common = { name, school_name: `School of ${name}`, class: '10th', user_id: sender, ...stamps(ctx) }
  const vrddhi = await insert(ctx.db, 'vrddhi_enquiries', {
    ...common,
    phone: father.phone,
    father_name: father.name,
    father_email: father.email,
    father_phone: father.phone,
    mother_name: null,
    mother_email: null,
    mother_phone: null,
    syllabus: 'CBSE',
    card_file_id: await upload(ctx, 'card', `card/${first}.png`),
    send_key: `vrddhi-${first}`,
  })
  const admission = await insert(ctx.db, 'admission_enquiries', {
    ...common,
    kind: 'puc',
    consent_version: null,
    aadhar_last_four: '1234',
    percentage: 90,
    father_name: father.name,
    father_phone: father.phone,
    father_occupation: null,
    mother_name: null,
    mother_phone: null,
    mother_occupation: null,
    address: `Home of ${name}`,
    center: 'Mysuru',
    batch: 'Morning',
    sibling_occupation: null,
    no_of_sibling: null,
    sibling_school: null,
    sibling_class: null,
    marks_file_id: await upload(ctx, 'marks', `marks/${first}.png`),
    send_key: `admission-${first}`,
  })
  await tellOffice.run(ctx, { form: 'vrddhi', id: vrddhi.id })
  await tellOffice.run(ctx, { form: 'admission', id: admission.id })
}

/** A child with everything that can be kept about one; all numbers are the ones the test names. */
const child = async (
  ctx: Ctx,
  make: Make,
  name: string,
  ids: { id: number; registration: number; sitting: number },
) => {
  const email = `${name.split(' ')[0]?.toLowerCase()}@northlight.test`
  const user = await make.user({ id: ids.id, name, email, email_verified_at: ctx.now(), date_of_birth: '2011-04-23' })
  await make.parent(user, father)
  const consent = await make.consent(user, { by_name: father.name, by_contact: father.email })
  await mailAgreement.run(ctx, { consent_id: consent.id })
  const question = await make.parentQuestion(user, { token: `a-link-about-${name}` })
  await sendParentQuestion.run(ctx, { request_id: question.id })
  const sitting = { id: ids.sitting, fee_paise: 9900 }
  const registration = await aRegistration(ctx, user, sitting, {
    id: ids.registration,
    ...{ name, email, father_name: father.name, father_email: father.email, father_phone: father.phone },
    ...({ state: 'appeared', payment_status: 'PAID', seat: 'taken', marks: 28, total_marks: 35, percent: 80 } as const),
  })
  for (const about of ['registered', 'paid', 'result'] as const)
    await tellOfRegistration.run(ctx, { id: registration.id, about })
  const contact = await insert(ctx.db, 'contact_enquiries', {
    ...{ name, email, phone: father.phone, course: 'NEET', location: 'Mysuru', request_type: 'Visit' },
    ...{ branch: null, date: '2026-11-20', time: '10:30', detail: `Words of ${name}`, page_url: '/' },
    send_key: `contact-${email}`,
    ...stamps(ctx),
  })
  await tellOffice.run(ctx, { form: 'contact', id: contact.id })
  await thankForContact.run(ctx, { id: contact.id })
  const enrolment = await make.enrolment({ user_id: user.id, name, email, phone: father.phone })
  await tellOfficeOfEnrolment.run(ctx, { id: enrolment.id })
  // The father pays for both with the same address.
  const payer = { user_id: user.id, payer_name: father.name, payer_email: father.email, payer_phone: father.phone }
  await make.order({ subject_id: enrolment.id, gateway_order_id: `order_${ids.id}`, ...payer })
  return user
}

const everything = async (ctx: Ctx) => {
  const tables = (await ctx.db.introspection.getTables()).map(({ name }) => name as keyof Tables)
  const rows: string[] = []
  // How SQLite stores an index for searching is its own affair; what is found by it is asked below.
  for (const table of tables.filter((name) => !/_trigrams(?:_|$)/.test(name)))
    for (const row of await ctx.db.selectFrom(table).selectAll().execute()) rows.push(`${table} ${JSON.stringify(row)}`)
  return rows.sort()
}

const searchedLists = ['registrations', 'course_enrolments', 'orders'] as const

/** In which lists of the office the name is still found. */
const listsThatFind = async (ctx: Ctx, name: string) => {
  const lists: string[] = []
  for (const list of searchedLists) {
    const found = sql<SqlBool>`${sql.ref(`${list}.id`)} in (${idsWith(ctx, list, [name])})`
    if (await ctx.db.selectFrom(list).select('id').where(found).executeTakeFirst()) lists.push(list)
  }
  return lists
}

const erase = async (ctx: Ctx, user: { id: number }) => {
  const at = ctx.now()
  await insert(ctx.db, 'deletion_requests', { user_id: user.id, requested_at: at, due_at: at })
  await eraseDueAccounts.run(ctx, {})
}

describe('deleting one child of a family', () => {
  test('takes all of that child, files included, and nothing of the others', async ({ ctx, make, world }) => {
    await make.institute()
    const sitting = await make.sitting({ seats_taken: 3 })
    const asha = await child(ctx, make, 'Asha Rao', { id: 1, registration: 1, sitting: sitting.id })
    await child(ctx, make, 'Bala Rao', { id: 11, registration: 11, sitting: sitting.id })
    await child(ctx, make, 'Chitra Rao', { id: 28, registration: 28, sitting: sitting.id })
    await childForms(ctx, 'Asha Rao', null)
    await childForms(ctx, 'Bala Rao', null)
    // Sent by one child's account for the other one.
    await ctx.db.updateTable('admission_enquiries').set({ user_id: asha.id }).execute()

    const ofOthers = (rows: string[]) => rows.filter((row) => /Bala|Chitra|bala|chitra/.test(row))
    const before = ofOthers(await everything(ctx))
    expect(before.filter((row) => row.startsWith('mails')).length).toBeGreaterThan(12)

    expect(await listsThatFind(ctx, 'asha')).toEqual(['registrations', 'course_enrolments'])

    await erase(ctx, asha)
    const after = await everything(ctx)
    expect(ofOthers(after)).toEqual(before)
    expect(after.filter((row) => /asha/i.test(row))).toEqual([])
    expect(await listsThatFind(ctx, 'asha')).toEqual([])
    expect(await listsThatFind(ctx, 'bala')).toEqual(['registrations', 'course_enrolments'])
    const files = world.services.storage.private
    expect(await files.read('card/asha.png')).toBeNull()
    expect(await files.read('marks/asha.png')).toBeNull()
    expect(await files.read('card/bala.png')).not.toBeNull()
    expect(await files.read('marks/bala.png')).not.toBeNull()
    const seats = await ctx.db.selectFrom('sittings').select('seats_taken').executeTakeFirst()
    expect(seats?.seats_taken).toBe(2)
  })
})

test('mails of before whose row is not known go with the address they were sent to, and no others', async ({
  ctx,
  make,
}) => {
  const asha = await make.user({ email: 'asha@example.com', email_verified_at: ctx.now() })
  const other = await make.user({ email: 'other@example.com' })
  const mail = (to_address: string, fields: Partial<{ entity: string; entity_id: number; user_id: number }>) =>
    insert(ctx.db, 'mails', {
      ...{ dedupe_key: null, template: 'payment-receipt', to_address, subject: 'Receipt', html: '', text: '' },
      ...{ entity: null, entity_id: null, user_id: null, state: 'sent', attempts: 1, created_at: ctx.now(), ...fields },
    })
  await mail(asha.email, { entity: 'orders' })
  await mail(asha.email, {})
  const kept = [
    await mail(other.email, { entity: 'orders' }),
    // One mailbox for a family: what is about somebody else's row stays theirs.
    await mail(asha.email, { entity: 'users', entity_id: other.id, user_id: other.id }),
  ]
  await erase(ctx, asha)
  const left = await ctx.db.selectFrom('mails').select('id').orderBy('id').execute()
  expect(left.map(({ id }) => id)).toEqual(kept.map(({ id }) => id))
})

test('an address that an account had before is another’s once that one has confirmed it', async ({ ctx, make }) => {
  await make.institute()
  const family = 'rao@northlight.test'
  const elder = await make.user({ name: 'Asha Rao', email: 'asha@northlight.test', email_verified_at: ctx.now() })
  await insert(ctx.db, 'address_changes', {
    ...{ user_id: elder.id, old_email: family, wanted_email: elder.email, undo_hash: 'told' },
    ...{ changed_at: ctx.now(), confirmed_at: ctx.now(), expires_at: ctx.now(), undone_at: null },
  })
  const message = { course: '', location: '', request_type: '', branch: null, date: '2026-11-20', time: '10:30' }
  await insert(ctx.db, 'contact_enquiries', {
    ...{ name: 'Bala Rao', email: family, phone: father.phone, detail: 'Of Bala', page_url: '/', send_key: 'bala' },
    ...message,
    ...stamps(ctx),
  })
  const shown = async () => JSON.stringify(await collectData(ctx, { ...elder, isEmailVerified: true }))
  expect(await shown()).toContain('Of Bala')
  const bala = await make.user({ name: 'Bala Rao', email: family })
  // Anybody can register anybody's address: only its mailbox makes it theirs.
  expect(await shown()).toContain('Of Bala')
  await ctx.db.updateTable('users').set({ email_verified_at: ctx.now() }).where('id', '=', bala.id).execute()
  expect(await shown()).not.toContain('Of Bala')
  await erase(ctx, elder)
  expect(await ctx.db.selectFrom('contact_enquiries').select('name').execute()).toEqual([{ name: 'Bala Rao' }])
})

test('what staff wrote about an attempt and a disputed key goes; marks and states stay', async ({ ctx, make }) => {
  const asha = await make.user({ name: 'Asha Rao' })
  const marked = await make.marked(await make.onlineTest(), asha, ['A'])
  const {
    id: attempt_id,
    test_id,
    items,
  } = await ctx.db
    .selectFrom('attempts')
    .select(['id', 'test_id', 'items'])
    .where('uuid', '=', marked.uuid)
    .executeTakeFirstOrThrow()
  const ill = 'Ended by hand: Asha fell ill.'
  await ctx.db.updateTable('attempts').set({ reason: ill }).execute()
  await ctx.db.updateTable('test_enrolments').set({ reason: ill }).execute()
  await insert(ctx.db, 'key_challenges', {
    ...{ test_id, attempt_id, user_id: asha.id, question_version_id: items[0]?.version ?? 0 },
    ...{ slot: items[0]?.slot ?? 0, text: 'I think Asha is right.', state: 'dismissed', created_at: ctx.now() },
    ...{ decided_at: ctx.now(), decision: 'Dear Asha, the key stands.' },
  })
  await erase(ctx, asha)
  expect((await everything(ctx)).filter((row) => /asha/i.test(row))).toEqual([])
  expect(await ctx.db.selectFrom('test_results').select('attempt_id').execute()).toEqual([{ attempt_id }])
  expect(await ctx.db.selectFrom('key_challenges').select('state').execute()).toEqual([{ state: 'dismissed' }])
})

test('whoever registered an address without confirming it reads and deletes no mail that went there', async ({
  ctx,
  make,
}) => {
  const stranger = await make.user({ email: 'victim@northlight.test', email_verified_at: null })
  await insert(ctx.db, 'mails', {
    ...{ dedupe_key: null, template: 'payment-receipt', to_address: stranger.email, subject: 'Receipt of a stranger' },
    ...{ html: '', text: '', entity: null, entity_id: null, user_id: null, state: 'sent', attempts: 1 },
    created_at: ctx.now(),
  })
  expect(JSON.stringify(await collectData(ctx, { ...stranger, isEmailVerified: false }))).not.toContain('stranger')
  await erase(ctx, stranger)
  expect(await ctx.db.selectFrom('mails').select('id').execute()).toHaveLength(1)
})

describe('the file of a child’s data', () => {
  test('holds forms that were sent from the account or named the parent’s confirmed mailbox, with their files', async ({
    ctx,
    make,
  }) => {
    await make.institute()
    const asha = await make.user({ name: 'Asha Rao', phone: father.phone })
    await childForms(ctx, 'Asha Rao', asha.id)
    await childForms(ctx, 'Bala Rao', asha.id)
    const parts = await collectData(ctx, { ...asha, isEmailVerified: true })
    const sections = parts.find(({ domain }) => domain === 'enquiries')?.sections ?? []
    expect(sections.map(({ title }) => title)).toEqual(['Talent examination', 'Admission forms'])
    expect(sections[1]?.rows).toMatchObject([{ aadhar_last_four: '1234', address: 'Home of Asha Rao' }])
    expect(sections.flatMap(({ files = [] }) => files.map(({ name }) => name.replace(/^\d+-/, '')))).toEqual([
      'asha.png',
      'asha.png',
    ])
  })

  test('tells somebody who only typed the name and the telephone number no more than that there is a form', async ({
    ctx,
    make,
  }) => {
    await make.institute()
    await childForms(ctx, 'Asha Rao', null)
    const stranger = await make.user({ name: 'Asha Rao', phone: father.phone })
    const parts = await collectData(ctx, { ...stranger, isEmailVerified: true })
    const sections = parts.find(({ domain }) => domain === 'enquiries')?.sections ?? []
    const told = JSON.stringify(sections)
    for (const secret of ['1234', 'Home', 'Ramesh', 'School', 'asha.png']) expect(told).not.toContain(secret)
    expect(sections.flatMap(({ rows }) => rows)).toEqual([{ sent_at: ctx.now() }, { sent_at: ctx.now() }])
  })
})
