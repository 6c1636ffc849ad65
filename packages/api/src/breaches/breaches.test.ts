import { days, hours } from '@northlight/contract/durations'
import { describe, expect } from 'vitest'
import { insert } from '../../testing/rows.ts'
import { ctxAs, showFactor } from '../../testing/staff.ts'
import { test } from '../../testing/test.ts'
import { erasePerson } from '../families/persons/erase-person.ts'
import { audit } from '../kernel/audit.ts'
import type { Ctx } from '../kernel/context.ts'
import { forgetTouched } from './persons.ts'

type Body = Record<string, never> & {
  id: number
  breach: { people: number | null; subject: string; due_at: string; is_own_request: boolean }
  persons: { name: string; email: string; is_parent: boolean; written_at: string | null }[]
  notes: { told: string; words: string }[]
}

const leak = {
  what: 'A list of registrations lay open on a shared drive.',
  kind: 'table',
  subject: 'contact_enquiries',
  from_at: '2026-11-10T00:00:00.000Z',
  to_at: '2026-11-14T00:00:00.000Z',
}
let keys = 100
const newLeak = (fields: object = {}) => ({ ...leak, key: `leak-number-${++keys}`, ...fields })

const enquiry = (ctx: Ctx, fields: { name: string; email: string; created_at?: string; language?: 'hi' }) =>
  insert(ctx.db, 'contact_enquiries', {
    ...{ phone: '9845000199', course: 'Foundation', location: 'Mysuru', request_type: 'Call Back', branch: null },
    ...{ date: '2026-11-20', time: '10:30 am', detail: 'Please call.', page_url: '/', send_key: `key-${++keys}` },
    updated_at: '2026-11-12T04:30:00.000Z',
    created_at: '2026-11-12T04:30:00.000Z',
    ...fields,
  })

describe('a breach', () => {
  test('of a table finds accounts by the registry of persons, parents of minors and people without an account', async ({
    http,
    make,
    api,
    ctx,
  }) => {
    await make.institute()
    const token = await make.token(await make.user({ role: 'admin' }))
    const asha = await make.user({ name: 'Asha Rao', email_verified_at: ctx.now(), date_of_birth: '2012-05-01' })
    await make.parent(asha, { email: 'ramesh@example.com' })
    const other = await make.user({ name: 'Kiran Patil', email_verified_at: ctx.now() })
    await enquiry(ctx, { name: 'Asha Rao', email: asha.email })
    await enquiry(ctx, { name: 'Sunita', email: 'sunita@example.com' })
    // Written after the leak had ended.
    await enquiry(ctx, { name: 'Kiran Patil', email: other.email, created_at: '2026-11-14T09:00:00.000Z' })
    const made = await http.postJson('/office/breaches', newLeak(), { token })
    expect(made.status).toBe(201)
    const { id } = made.body as Body
    await api.runner.drain()
    const { body } = (await http.get(`/office/breaches/${id}`, { token })) as unknown as { body: Body }
    expect(body.breach).toMatchObject({ people: 3, due_at: '2026-11-18T04:30:00.000Z' })
    expect(body.persons.map(({ email, is_parent }) => [email, is_parent]).toSorted()).toEqual(
      [
        [asha.email, false],
        ['ramesh@example.com', true],
        ['sunita@example.com', false],
      ].toSorted(),
    )
  })

  test('of a session finds its owner and whom it acted on in that time', async ({ http, make, api, ctx }) => {
    await make.institute()
    const token = await make.token(await make.user({ role: 'admin' }))
    const editor = await make.user({ role: 'counsellor', name: 'Vivek' })
    const [before, during] = [await make.user({ name: 'Before' }), await make.user({ name: 'During' })]
    const as = ctxAs(ctx, editor)
    const line = { action: 'families.correct-birth', entity: 'user' }
    await audit({ ...as, now: () => '2026-11-01T00:00:00.000Z' }, { ...line, id: before.id })
    await audit({ ...as, now: () => '2026-11-12T00:00:00.000Z' }, { ...line, id: during.id })
    const made = await http.postJson('/office/breaches', newLeak({ kind: 'session', subject: editor.email }), { token })
    await api.runner.drain()
    const { body } = (await http.get(`/office/breaches/${made.body.id}`, { token })) as unknown as { body: Body }
    expect(body.breach.subject).toBe(editor.email)
    expect(body.persons.map(({ name }) => name).toSorted()).toEqual(['During', 'Vivek'])
  })

  test('is for administrators with a fresh factor; what is not there is said, and one key is one record', async ({
    http,
    make,
    world,
    ctx,
  }) => {
    await make.institute()
    const token = await make.token(await make.user({ role: 'admin' }))
    for (const role of ['editor', 'counsellor', 'examiner', 'student'] as const) {
      const lower = await make.token(await make.user({ role }))
      expect((await http.postJson('/office/breaches', newLeak(), { token: lower })).status).toBe(403)
      expect((await http.get('/office/breaches', { token: lower })).status).toBe(403)
    }
    for (const wrong of [
      { subject: 'no_table' },
      { kind: 'file', subject: '77' },
      { kind: 'session', subject: 'nobody@example.com' },
      { to_at: '2026-11-01T00:00:00.000Z' },
    ])
      expect((await http.postJson('/office/breaches', newLeak(wrong), { token })).status).toBe(422)
    const same = newLeak()
    const both = await Promise.all([1, 2].map(() => http.postJson('/office/breaches', same, { token })))
    expect(both[0]?.body.id).toBe(both[1]?.body.id)
    world.clock.advance(11 * 60_000)
    expect((await http.postJson('/office/breaches', newLeak(), { token })).body.needs).toBe('second-factor')
    expect((await http.get(`/office/breaches/${both[0]?.body.id}`, { token })).status).toBe(403)
    // The clock is seen without it: it is on Today.
    expect((await http.get('/office/breaches', { token })).status).toBe(200)
    await showFactor(ctx, token)
  })

  test('is written to once, in the language of each, when a second administrator agrees', async ({
    http,
    make,
    api,
    ctx,
    world,
  }) => {
    await make.institute()
    const [one, two] = [await make.user({ role: 'admin' }), await make.user({ role: 'admin' })]
    const [first, second] = [await make.token(one), await make.token(two)]
    const kannada = await make.user({ name: 'Meera', email_verified_at: ctx.now(), language: 'kn' })
    await enquiry(ctx, { name: 'Meera', email: kannada.email })
    await enquiry(ctx, { name: 'Sunita', email: 'sunita@example.com' })
    await enquiry(ctx, { name: 'Ravi', email: 'ravi@example.com', language: 'hi' })
    const { id } = (await http.postJson('/office/breaches', newLeak(), { token: first })).body as Body
    const post = (path: string, token: string, body: object = {}) =>
      http.postJson(`/office/breaches/${id}/${path}`, body, { token })
    const letter = { en: 'A list with your name was open to strangers. We closed it.', kn: 'ನಿಮ್ಮ ಹೆಸರಿನ ಪಟ್ಟಿ ತೆರೆದಿತ್ತು.' }
    expect((await post('ask', first)).status).toBe(409)
    await api.runner.drain()
    expect((await post('ask', first)).status).toBe(409)
    expect((await post('letter', first, letter)).status).toBe(200)
    expect((await post('agree', second)).status).toBe(409)
    expect((await post('ask', first)).status).toBe(200)
    expect((await post('agree', first)).body.message).toContain('Another administrator')
    // A changed letter is asked for anew.
    expect((await post('letter', second, letter)).status).toBe(200)
    expect((await post('agree', second)).status).toBe(409)
    expect((await post('ask', first)).status).toBe(200)
    const agreed = await Promise.all([post('agree', second), post('agree', second)])
    expect(agreed.map(({ status }) => status).toSorted()).toEqual([200, 409])
    await api.runner.drain()
    await api.runner.drain()
    const letters = world.mail.sent.filter(({ subject }) => /breach|ಸೋರಿಕೆ|लीक/.test(subject))
    expect(letters.map(({ to }) => to).toSorted()).toEqual(
      [kannada.email, 'ravi@example.com', 'sunita@example.com'].toSorted(),
    )
    expect(letters.find(({ to }) => to === kannada.email)?.text).toContain('ಪಟ್ಟಿ ತೆರೆದಿತ್ತು')
    expect(letters.find(({ to }) => to === 'sunita@example.com')?.text).toContain('open to strangers')
    expect((await post('letter', first, letter)).status).toBe(409)
    const { body } = (await http.get(`/office/breaches/${id}`, { token: first })) as unknown as { body: Body }
    expect(body.notes).toMatchObject([{ told: 'families', words: 'Letters to 3 addresses.' }])
    expect(body.persons.every(({ written_at }) => written_at !== null)).toBe(true)
  })

  test('has a clock of 72 hours that ends with a note to the Board, and none of the future is taken', async ({
    http,
    make,
    ctx,
    world,
  }) => {
    await make.institute()
    const token = await make.token(await make.user({ role: 'admin' }))
    const { id } = (await http.postJson('/office/breaches', newLeak(), { token })).body as Body
    world.clock.advance(hours(80))
    await showFactor(ctx, token)
    const listed = async () =>
      (
        (await http.get('/office/breaches', { token })).body.breaches as {
          due_at: string
          board_told_at: string | null
        }[]
      )[0]
    expect(await listed()).toMatchObject({ due_at: '2026-11-18T04:30:00.000Z', board_told_at: null })
    const note = { told: 'board', told_at: '2026-11-18T03:00:00.000Z', words: 'Report through the portal.' }
    const post = (body: object) => http.postJson(`/office/breaches/${id}/notes`, body, { token })
    expect((await post({ ...note, told_at: '2027-01-01T00:00:00.000Z' })).status).toBe(422)
    expect((await post(note)).status).toBe(201)
    expect(await listed()).toMatchObject({ board_told_at: '2026-11-18T03:00:00.000Z' })
  })

  test('leaves as a stamped list for a purpose, which is a line of the audit', async ({
    http,
    api,
    make,
    ctx,
    world,
  }) => {
    await make.institute()
    const token = await make.token(await make.user({ role: 'admin' }))
    await enquiry(ctx, { name: '=cmd', email: 'sunita@example.com' })
    const { id } = (await http.postJson('/office/breaches', newLeak(), { token })).body as Body
    await api.runner.drain()
    const file = (query: string, as = token) =>
      api.fetch(
        new Request(`${world.services.siteUrl}/api/v1/office/breaches/${id}/file?${query}`, {
          headers: { authorization: `Bearer ${as}` },
        }),
        { address: '203.0.113.7', requestId: 'r' },
      )
    expect((await file('')).status).toBe(422)
    expect((await file('purpose=Board', await make.token(await make.user({ role: 'editor' })))).status).toBe(403)
    const text = await (await file('purpose=Report+to+the+Board')).text()
    expect(text).toContain('for: Report to the Board')
    expect(text).toContain("'=cmd")
    expect(
      await ctx.db.selectFrom('audit_log').select('id').where('action', '=', 'breaches.export').execute(),
    ).toHaveLength(1)
  })

  test('forgets a person with the account, and everybody after a year; what was told to the Board stays', async ({
    http,
    make,
    api,
    ctx,
    world,
  }) => {
    await make.institute()
    const token = await make.token(await make.user({ role: 'admin' }))
    const asha = await make.user({ name: 'Asha Rao', email_verified_at: ctx.now() })
    await enquiry(ctx, { name: 'Asha Rao', email: asha.email })
    await enquiry(ctx, { name: 'Sunita', email: 'sunita@example.com' })
    const { id } = (await http.postJson('/office/breaches', newLeak(), { token })).body as Body
    await api.runner.drain()
    const emails = async () =>
      (await ctx.db.selectFrom('breach_persons').select('email').where('breach_id', '=', id).execute()).map(
        ({ email }) => email,
      )
    expect((await emails()).toSorted()).toEqual([asha.email, 'sunita@example.com'].toSorted())
    await erasePerson(ctx, { ...asha, isEmailVerified: true })
    expect(await emails()).toEqual(['sunita@example.com'])
    world.clock.advance(days(365))
    await forgetTouched.forget(ctx)
    expect(await emails()).toHaveLength(1)
    world.clock.advance(days(2))
    await forgetTouched.forget(ctx)
    expect(await emails()).toEqual([])
    expect(await ctx.db.selectFrom('breaches').select('id').execute()).toHaveLength(1)
  })
})
