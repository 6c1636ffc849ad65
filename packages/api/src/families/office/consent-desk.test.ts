import { describe, expect } from 'vitest'
import { aRegistration } from '../../../testing/admission-factories.ts'
import { aPdf } from '../../../testing/files.ts'
import { test as base } from '../../../testing/test.ts'
import { currentText } from '../consent/consent-texts.ts'
import { missingFor, recordConsent } from '../consent/readiness.ts'

type Who = { token: string }
type Case = { id: number; missing: string; stops: string; parent: { email: string } | null }

/** A child with a seat in a branch, whose parent has not answered. */
const test = base.extend<{ staff: { here: Who; there: Who; admin: Who }; child: { id: number } }>({
  staff: async ({ make, ctx }, use) => {
    await make.institute()
    const of = async (branch_id: number) => {
      await make.branch({ id: branch_id })
      const user = await make.user({ role: 'counsellor' })
      const member = { user_id: user.id, is_everywhere: false, updated_at: ctx.now() }
      await ctx.db.insertInto('staff_members').values(member).execute()
      await ctx.db.insertInto('user_branches').values({ user_id: user.id, branch_id }).execute()
      return { token: await make.token(user) }
    }
    await use({
      here: await of(951),
      there: await of(952),
      admin: { token: await make.token(await make.user({ role: 'admin' })) },
    })
  },
  child: async ({ make, ctx, staff }, use) => {
    expect(staff.here.token).toBeTruthy()
    const child = await make.minor({ name: 'Diya Patel' })
    await make.parent(child, { email: 'wrong@example.com' })
    const sitting = await make.sitting({ branch_id: 951, centre: 'Mysuru campus' })
    await aRegistration(ctx, child, sitting, { state: 'paid', payment_status: 'PAID', seat: 'taken' })
    await use(child)
  },
})

const casesOf = ({ body }: { body: Record<string, unknown> }) => body.cases as Case[]

describe('the consent desk', () => {
  test('shows who is stopped and by what, in one’s own branches alone', async ({ http, make, staff, child, ctx }) => {
    const grown = await make.user()
    await aRegistration(ctx, grown, await make.sitting({ branch_id: 951 }), { state: 'paid' })
    expect(casesOf(await http.get('/office/consents', staff.here))).toMatchObject([
      { id: child.id, missing: 'parent-consent', stops: 'hall ticket, Mysuru campus' },
    ])
    expect(casesOf(await http.get('/office/consents', staff.there))).toEqual([])
    const parent = { name: 'Ramesh Patel', email: 'ramesh.patel@example.com' }
    expect((await http.postJson(`/office/consents/${child.id}/parent`, parent, staff.there)).status).toBe(404)
    expect((await http.send('POST', `/office/consents/${child.id}/resend`, undefined, staff.there)).status).toBe(404)
  })

  test('finds who is stopped behind a hall of those whose parents have agreed', async ({
    ctx,
    http,
    make,
    staff,
    child,
  }) => {
    const sitting = await make.sitting({ branch_id: 951, sits_on: '2026-11-16', register_by: '2026-11-15' })
    const agreed = await make.minor()
    const by = { name: 'Ramesh Patel', contact: 'ramesh.patel@example.com' }
    const { version: textVersion } = await currentText(ctx, 'child-account')
    await recordConsent(ctx, { userId: agreed.id, purpose: 'child-account', textVersion, how: 'link', by })
    await aRegistration(ctx, agreed, sitting, { state: 'paid' })
    // More than the desk reads at once, all of them sooner than the child.
    for (const table of ['users', 'registrations', 'consents'] as const) {
      const { id, ...row } = await ctx.db
        .selectFrom(table)
        .selectAll()
        .where(table === 'users' ? 'id' : ('user_id' as 'id'), '=', agreed.id)
        .executeTakeFirstOrThrow()
      // PostgreSQL makes what is searched in by itself.
      Reflect.deleteProperty(row, 'search_text')
      const copies = Array.from({ length: 520 }, (_, at) => ({
        ...row,
        ...(table === 'users' ? { id: 50_000 + at, email: `agreed-${at}@example.com` } : { user_id: 50_000 + at }),
        ...(table === 'registrations' && { number: `ADM-77-${at}`, email: `agreed-${at}@example.com` }),
      }))
      expect(id).toBeGreaterThan(0)
      for (let at = 0; at < copies.length; at += 260)
        await ctx.db
          .insertInto(table)
          .values(copies.slice(at, at + 260) as never)
          .execute()
    }
    expect(casesOf(await http.get('/office/consents', staff.here)).map(({ id }) => id)).toEqual([child.id])
  })

  test('mends the address and asks there; the student’s own address is refused', async ({
    http,
    staff,
    child,
    ctx,
    api,
    world,
  }) => {
    const user = await ctx.db.selectFrom('users').select('email').where('id', '=', child.id).executeTakeFirstOrThrow()
    const at = `/office/consents/${child.id}/parent`
    expect((await http.postJson(at, { name: 'Nobody', email: user.email }, staff.here)).status).toBe(422)
    expect(
      (await http.postJson(at, { name: 'Ramesh Patel', email: 'ramesh.patel@example.com' }, staff.here)).status,
    ).toBe(200)
    await api.runner.drain()
    expect(world.mail.to('ramesh.patel@example.com')).toHaveLength(1)
    expect((await http.send('POST', `/office/consents/${child.id}/resend`, undefined, staff.here)).status).toBe(429)
  })

  test('takes a paper consent with scan and witness; what blocked is free, and the scan goes with the person', async ({
    http,
    staff,
    child,
    ctx,
  }) => {
    const paper = { file: aPdf('consent.pdf'), by_name: 'Ramesh Patel', witness: 'Asha Ramesh' }
    expect((await http.postForm(`/office/consents/${child.id}/paper`, paper, staff.there)).status).toBe(404)
    expect((await http.postForm(`/office/consents/${child.id}/paper`, paper, staff.here)).status).toBe(200)
    expect(await missingFor(ctx, child.id)).toBeUndefined()
    expect(casesOf(await http.get('/office/consents', staff.here))).toEqual([])
    const rows = await ctx.db.selectFrom('consents').select(['how', 'witness', 'scan_id']).execute()
    expect(rows).toMatchObject([
      { how: 'office', witness: 'Asha Ramesh', scan_id: expect.any(Number) },
      { how: 'office', witness: 'Asha Ramesh' },
    ])
    expect((await http.postForm(`/office/consents/${child.id}/paper`, paper, staff.here)).status).toBe(409)
    // Withdrawn on a parent's word: an administrator's act, and the application ends with it.
    // Before it is taken back it is said what would stop.
    expect((await http.get('/office/agreed-consents?filter[search]=diya', staff.here)).status).toBe(403)
    const agreed = async (search: string) =>
      (await http.get(`/office/agreed-consents?filter[search]=${search}`, staff.admin)).body.data
    const [{ number }] = (await ctx.db.selectFrom('registrations').select('number').execute()) as [{ number: string }]
    expect(await agreed('diya')).toMatchObject([
      {
        ...{ id: child.id, by_name: 'Ramesh Patel', how: 'office', ends: [number] },
        stops: [{ what: 'hall ticket, Mysuru campus' }],
      },
    ])
    expect(await agreed('nobody')).toEqual([])
    const withdraw = (who: Who) => http.send('POST', `/office/consents/${child.id}/withdraw`, undefined, who)
    expect((await withdraw(staff.here)).status).toBe(403)
    expect((await withdraw(staff.admin)).body).toMatchObject({
      ended: 2,
    })
    expect(await ctx.db.selectFrom('registrations').select('state').execute()).toEqual([{ state: 'withdrawn' }])
    expect(await missingFor(ctx, child.id)).toBe('parent-consent')
    expect(await agreed('diya')).toEqual([])
  })

  test('opens a child to no mailbox by a paper alone: neither the one the child typed, nor one that was mistyped', async ({
    http,
    make,
    staff,
    child,
    ctx,
  }) => {
    const linked = async (email: string) => {
      const user = await make.user({ email, role: 'parent', email_verified_at: ctx.now() })
      const { children } = (await http.send('POST', '/children', undefined, { token: await make.token(user) })).body
      return (children as { by: string }[]).length
    }
    const at = `/office/consents/${child.id}/paper`
    const paper = { file: aPdf('consent.pdf'), by_name: 'Ramesh Patel', witness: 'Asha Ramesh' }
    const own = await ctx.db.selectFrom('users').select('email').where('id', '=', child.id).executeTakeFirstOrThrow()
    const ofChild = { email: own.email, email_again: own.email }
    const wrongs: Record<string, string>[] = [
      { email: 'ramesh@example.com', email_again: 'ramseh@example.com' },
      { email: 'ramesh@example.com' },
      { email_again: 'ramesh@example.com' },
      ofChild,
    ]
    for (const wrong of wrongs) expect((await http.postForm(at, { ...paper, ...wrong }, staff.here)).status).toBe(422)
    expect((await http.postForm(at, paper, staff.here)).status).toBe(200)
    expect(await missingFor(ctx, child.id)).toBeUndefined()
    expect(await linked('wrong@example.com')).toBe(0)
    // A paper that names a mailbox, read by the desk: that one sees the child, whatever the child had typed.
    await http.send('POST', `/office/consents/${child.id}/withdraw`, undefined, staff.admin)
    const sitting = await make.sitting({ branch_id: 951 })
    await aRegistration(ctx, child, sitting, { state: 'paid', payment_status: 'PAID', seat: 'taken' })
    const named = { ...paper, email: 'ramesh@example.com', email_again: 'Ramesh@example.com' }
    expect((await http.postForm(at, named, staff.here)).status).toBe(200)
    expect(await linked('ramesh@example.com')).toBe(1)
  })

  test('mends a date of birth by an administrator with a paper alone', async ({ http, staff, child, ctx }) => {
    const at = `/office/accounts/${child.id}/birth`
    const mended = { date_of_birth: '2006-04-24', reason: 'The mark sheet says so.' }
    expect((await http.postForm(at, { ...mended, file: aPdf('marks.pdf') }, staff.here)).status).toBe(403)
    expect((await http.postForm(at, mended, staff.admin)).status).toBe(422)
    expect((await http.postForm(at, { ...mended, file: aPdf('marks.pdf') }, staff.admin)).status).toBe(200)
    expect(await missingFor(ctx, child.id)).toBeUndefined()
    expect(await ctx.db.selectFrom('birth_corrections').select(['user_id', 'reason']).execute()).toEqual([
      { user_id: child.id, reason: 'The mark sheet says so.' },
    ])
    const lines = await ctx.db
      .selectFrom('audit_log')
      .select('details')
      .where('action', '=', 'families.correct-birth')
      .execute()
    expect(JSON.stringify(lines)).not.toContain('2006')
  })
})
