import { expect } from 'vitest'
import { aRegistration } from '../../../testing/admission-factories.ts'
import { insert } from '../../../testing/rows.ts'
import { test } from '../../../testing/test.ts'
import type { Ctx } from '../../kernel/context.ts'
import { collectData } from './collect-data.ts'
import type { Person } from './types.ts'

const reader = { name: 'Ramesh Rao', email: 'ramesh@northlight.test', phone: '9845088888' }
const her = { name: 'Sunita Hegde', email: 'sunita@northlight.test', phone: '9845099999' }
const ofHer = /sunita|hegde|98450 ?99999|lake|surgeon|nikhil/i

const read = async (ctx: Ctx, child: Person, who?: typeof reader) => {
  const sections = (await collectData(ctx, child, who)).flatMap((part) => part.sections)
  return {
    text: JSON.stringify(sections),
    rows: (title: string) => sections.find((section) => section.title === title)?.rows ?? [],
    files: sections.flatMap(({ files = [] }) => files.map(({ name }) => name)),
  }
}

const aChild = async (make: { minor: (fields: object) => Promise<{ id: number; email: string }> }) => {
  const given = { name: 'Asha Rao', email: 'asha@northlight.test', phone: '9845012345' }
  const { id } = await make.minor(given)
  return { ...given, id, isEmailVerified: true }
}

test('what another parent typed under the mailbox or the number of the child is not told', async ({ ctx, make }) => {
  // Many a child gives the number of the mother as its own.
  const child = { ...(await aChild(make)), phone: her.phone }
  const stamps = { created_at: ctx.now(), updated_at: ctx.now() }
  const sent = { ...her, email: child.email, send_key: 'a', ...stamps }
  await insert(ctx.db, 'contact_enquiries', {
    ...{ course: 'PUC', location: 'Bengaluru', request_type: 'call', date: '2026-11-20', time: 'any', page_url: '/' },
    ...sent,
    detail: 'Call my mother, Sunita Hegde, on +91 98450 99999.',
  })
  await make.order({ user_id: child.id, payer_name: her.name, payer_email: child.email, payer_phone: her.phone })
  const path = 'cards/1'
  await ctx.services.storage.private.write(path, new TextEncoder().encode('a card'))
  const card = { path, kind: 'marks', original_name: 'marks.pdf', mime: 'application/pdf', bytes: 6 } as const
  const { id: marks_file_id } = await insert(ctx.db, 'private_files', { ...card, created_at: ctx.now() })
  await insert(ctx.db, 'admission_enquiries', {
    ...{ kind: 'puc', name: child.name, school_name: 'Hill School', aadhar_last_four: '1234', center: 'A', batch: 'B' },
    ...{ father_name: reader.name, father_phone: reader.phone, father_occupation: 'Teacher', has_sibling: true },
    ...{ mother_name: her.name, mother_phone: her.phone, mother_occupation: 'Surgeon', address: '12 Lake Road' },
    ...{ sibling_school: 'School of Nikhil', sibling_class: '4', user_id: child.id, send_key: 'b', ...stamps },
    marks_file_id,
  } as never)
  const file = await read(ctx, child, reader)
  // That the number is also the child's own, the page says.
  expect(file.text.replaceAll(/"(?:payer_)?phone":"9845099999"/g, '')).not.toMatch(ofHer)
  expect(file.rows('Messages to us')).toMatchObject([{ name: null, email: child.email, detail: null, course: 'PUC' }])
  expect(file.rows('Orders')).toMatchObject([{ payer_name: null, payer_email: child.email }])
  expect(file.rows('Admission forms')).toMatchObject([
    { name: child.name, father_name: reader.name, father_occupation: 'Teacher', address: null, sibling_class: null },
  ])
  expect(file.files).toEqual([])
  const whole = await read(ctx, child)
  expect(whole.rows('Admission forms')).toMatchObject([{ address: '12 Lake Road', mother_occupation: 'Surgeon' }])
  expect(whole.files).toHaveLength(1)
})

test('the home in a form is told where it names no parent but the reader', async ({ ctx, make }) => {
  const child = await aChild(make)
  const none = { mother_name: null, mother_phone: null, mother_email: null }
  const his = { father_name: reader.name, father_email: reader.email, father_phone: reader.phone }
  await aRegistration(ctx, child, await make.sitting(), { ...his, ...none, address: '4 Hill Street' })
  const both = { mother_name: her.name, mother_phone: her.phone, mother_email: her.email }
  await aRegistration(ctx, child, await make.sitting(), { season: '2026-27', ...his, ...both, address: '12 Lake Road' })
  const { rows } = await read(ctx, child, reader)
  expect(rows('Applications for admission').map(({ address }) => address)).toEqual(['4 Hill Street', null])
})

test('another child of the family and where a chat was held are not told', async ({ ctx, make }) => {
  const child = await aChild(make)
  const stamps = { created_at: ctx.now(), updated_at: ctx.now() }
  const family = await insert(ctx.db, 'families', {
    ...{ name: her.name, class: '4', school: 'Lake School', parent_name: her.name, wants: 'A call to Sunita' },
    ...{ state: 'new', state_at: ctx.now(), came_at: ctx.now(), touched_at: ctx.now(), last_at: ctx.now() },
    ...{ form: 'contact', search: '', ...stamps },
  } as never)
  const of = { family_id: family.id, created_at: ctx.now() }
  await insert(ctx.db, 'family_accounts', { ...of, user_id: child.id })
  await insert(ctx.db, 'family_children', { ...of, name: 'Nikhil Menon', class: '4', school: 'Lake School' } as never)
  await insert(ctx.db, 'family_children', { ...of, name: child.name, class: '9', school: 'Hill School' } as never)
  await insert(ctx.db, 'chatbot_requests', {
    ...{ name: child.name, email: child.email, ip_address: '203.0.113.9', latitude: '12.97', longitude: '77.59' },
    ...stamps,
  } as never)
  const file = await read(ctx, child, reader)
  expect(file.text).not.toMatch(ofHer)
  expect(file.text).not.toMatch(/203\.0\.113\.9|12\.97|77\.59/)
  expect(file.rows('Children our counsellors know of')).toMatchObject([
    { name: null, class: null, school: null },
    { name: child.name, class: '9', school: 'Hill School' },
  ])
})

test('what staff wrote beside tests and sums is not told', async ({ ctx, make }) => {
  const child = await aChild(make)
  const words = 'Asked by her mother Sunita'
  await make.testEnrolment(await make.test(), child, { reason: words })
  await insert(ctx.db, 'student_time', {
    ...{ user_id: child.id, compensatory_per_hour: 20, reason: words, updated_at: ctx.now() },
  } as never)
  const file = await read(ctx, child, reader)
  expect(file.text).not.toMatch(ofHer)
  expect(file.rows('Tests you enrolled in')).toMatchObject([{ reason: null }])
  expect(file.rows('Compensatory time')).toMatchObject([{ compensatory_per_hour: 20, reason: null }])
  expect((await read(ctx, child)).text.match(/Sunita/g)).toHaveLength(2)
})
