import { stat } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { roles } from '@northlight/contract/roles'
import { describe, expect } from 'vitest'
import { aRegistration } from '../../testing/admission-factories.ts'
import { sessionBrowser } from '../../testing/browser.ts'
import { password } from '../../testing/factories.ts'
import { aPdf } from '../../testing/files.ts'
import { insert } from '../../testing/rows.ts'
import { actorAs, ctxAs } from '../../testing/staff.ts'
import { test } from '../../testing/test.ts'
import type { Api } from '../create-api.ts'
import type { Ctx } from '../kernel/context.ts'
import { readPrivateFile, tidyName } from './private-files.ts'

const apply = async (
  http: { postForm: (path: string, fields: Record<string, string | Blob>) => Promise<unknown> },
  id: number,
  name = 'Asha Rao.pdf',
) =>
  (await http.postForm(`/job-openings/enquiry/${id}/create`, {
    name: 'Asha Rao',
    email: 'asha@example.com',
    phone: '9845000199',
    cv: aPdf(name),
  })) as { body: { job_enquiry: { cv: string } } }

const as = (ctx: Ctx, role: (typeof roles)[number], id: number): Ctx => ctxAs(ctx, { id, role })

describe('an uploaded file', () => {
  test('lies in the private store under a name that tells nothing', async ({ http, ctx, make, world }) => {
    await make.institute()
    await apply(http, (await make.jobOpening()).id)
    const [file] = await ctx.db.selectFrom('private_files').selectAll().execute()
    expect(file).toMatchObject({ kind: 'cv', original_name: 'Asha Rao.pdf', mime: 'application/pdf' })
    expect(file?.path).toMatch(/^cv\/[0-9a-f]{40}\.pdf$/)
    const { storage } = world.services
    const place = join(world.folder, 'private', file?.path ?? '')
    expect([(await stat(place)).mode & 0o777, (await stat(dirname(place))).mode & 0o777]).toEqual([0o600, 0o700])
    expect((await storage.private.read(file?.path ?? ''))?.bytes.length).toBe(file?.bytes)
    expect(await storage.public.read(file?.path ?? '')).toBeNull()
  })

  test('is answered with an address for staff that shows nothing of the path', async ({ http, make }) => {
    await make.institute()
    const { body } = await apply(http, (await make.jobOpening()).id)
    expect(body.job_enquiry.cv).toMatch(/^https:\/\/northlight\.test\/api\/v1\/office\/files\/\d+$/)
  })

  test.for(roles.map((role) => [role, role === 'admin'] as const))(
    'of somebody who applies for a job may be read by %s: %s',
    async ([role, may], { http, ctx, make }) => {
      await make.institute()
      await apply(http, (await make.jobOpening()).id)
      const { id } = await ctx.db.selectFrom('private_files').select('id').executeTakeFirstOrThrow()
      const user = await make.user({ role })
      const reading = readPrivateFile(as(ctx, role, user.id), id)
      // Counsellors open mark sheets, editors consents; a CV is not there for them, like a number that names no file.
      const opensOthers = role === 'counsellor' || role === 'editor'
      if (!may) return expect(reading).rejects.toMatchObject({ code: opensOthers ? 'not_found' : 'forbidden' })
      expect(await reading).toMatchObject({ name: 'Asha Rao.pdf', type: 'application/pdf' })
      const log = await ctx.db
        .selectFrom('audit_log')
        .selectAll()
        .where('action', '=', 'media.read-private-file')
        .execute()
      expect(log).toMatchObject([{ actor_id: user.id, entity_id: String(id), details: { kind: 'cv' } }])
    },
  )

  test('that a family sent is opened in its own branch, or where its child takes the test, and nowhere else', async ({
    ctx,
    make,
  }) => {
    const [here, there, third] = [await make.branch(), await make.branch(), await make.branch()]
    const store = ctx.services.storage.private
    await store.write('marks/1.pdf', Buffer.from('%PDF-1.7'))
    const file = { id: 1, path: 'marks/1.pdf', kind: 'marks', original_name: 'm.pdf', mime: 'application/pdf' } as const
    await insert(ctx.db, 'private_files', { ...file, bytes: 8, created_at: ctx.now() })
    const form = await insert(ctx.db, 'admission_enquiries', {
      ...{ kind: 'puc', name: 'Zoya Khan', school_name: 'Lakeview', aadhar_last_four: '0123', send_key: 'form-1' },
      ...{ address: '12 Lake Road', center: 'Mysuru', batch: 'A', marks_file_id: 1 },
      ...{ created_at: ctx.now(), updated_at: ctx.now() },
    })
    const family = await make.family({ branch_id: here.id })
    const child = await make.user()
    await insert(ctx.db, 'family_accounts', { family_id: family.id, user_id: child.id, created_at: ctx.now() })
    await insert(ctx.db, 'family_touches', {
      ...{ family_id: family.id, form: 'admission', entity: 'admission_enquiries', entity_id: form.id, at: ctx.now() },
    })
    await aRegistration(ctx, child, await make.sitting({ branch_id: there.id }))
    const counsellor = await make.user({ role: 'counsellor' })
    const open = (branch: number) => {
      const actor = actorAs(ctx, counsellor)
      return readPrivateFile({ ...ctx, actor: { ...actor, staff: { ...actor.staff, branches: [branch] } } }, 1)
    }
    for (const { id } of [here, there]) expect(await open(id)).toMatchObject({ name: 'm.pdf' })
    await expect(open(third.id)).rejects.toMatchObject({ code: 'not_found' })
    // No family is known of the form any more: nobody of a single branch opens a child's mark sheet.
    await ctx.db.deleteFrom('family_touches').execute()
    for (const { id } of [here, third]) await expect(open(id)).rejects.toMatchObject({ code: 'not_found' })
    const admin = await make.user({ role: 'admin' })
    expect(await readPrivateFile(as(ctx, 'admin', admin.id), 1)).toMatchObject({ name: 'm.pdf' })

    // The paper of a desk: of the branch of the child's family, or for the person who noted it.
    const asked = { kind: 'export', asked_by: 'parent', note: 'At the desk', state: 'proposed', proof_id: 1 } as const
    const noted = await insert(ctx.db, 'data_rights', {
      ...{ ...asked, user_id: child.id, email: child.email, due_on: '2026-12-15' },
      ...{ created_at: ctx.now(), updated_at: ctx.now() },
    })
    for (const { id } of [here, there]) expect(await open(id)).toMatchObject({ name: 'm.pdf' })
    await expect(open(third.id)).rejects.toMatchObject({ code: 'not_found' })
    await ctx.db.updateTable('data_rights').set({ by_id: counsellor.id }).where('id', '=', noted.id).execute()
    expect(await open(third.id)).toMatchObject({ name: 'm.pdf' })
  })

  test('is not for visitors, and an unknown one is missing', async ({ ctx, make }) => {
    await expect(readPrivateFile(ctx, 1)).rejects.toMatchObject({ code: 'unauthenticated' })
    const admin = await make.user({ role: 'admin' })
    await expect(readPrivateFile(as(ctx, 'admin', admin.id), 1)).rejects.toMatchObject({ code: 'not_found' })
  })
})

describe('the address of an uploaded file', () => {
  const open = (api: Api, path: string, headers: Record<string, string> = {}) =>
    api.fetch(new Request(`https://northlight.test/api/v1${path}`, { headers }), {
      address: '203.0.113.7',
      requestId: 'test',
    })

  test.for([
    ['admin', 200],
    ['counsellor', 404],
    ['editor', 404],
    ['examiner', 403],
    ['student', 403],
    ['parent', 403],
  ] as const)('answers %s with %i', async ([role, status], { api, http, make }) => {
    await make.institute()
    const { body } = await apply(http, (await make.jobOpening()).id)
    const path = body.job_enquiry.cv.replace(/^.*\/api\/v1/, '')
    const response = await open(api, path, { authorization: `Bearer ${await make.token(await make.user({ role }))}` })
    expect(response.status).toBe(status)
    expect(response.headers.get('content-type')).toContain(status === 200 ? 'application/pdf' : 'application/json')
  })

  test('refuses whoever is not signed in, and knows no other numbers', async ({ api, http, make }) => {
    await make.institute()
    await apply(http, (await make.jobOpening()).id)
    expect((await open(api, '/office/files/1')).status).toBe(401)
    expect((await open(api, '/office/files/1', { authorization: 'Bearer 1|nothing' })).status).toBe(401)
    const headers = { authorization: `Bearer ${await make.token(await make.user({ role: 'admin' }))}` }
    for (const id of ['2', '0', 'abc', '1e0', '99999999999999999999', '..%2f1', '%00'])
      expect((await open(api, `/office/files/${id}`, headers)).status, id).toBe(404)
  })

  test('opens by a click for staff who are signed in in their browser and have shown their factor', async ({
    api,
    http,
    make,
    world,
    ctx,
  }) => {
    await make.institute()
    const path = (await apply(http, (await make.jobOpening()).id)).body.job_enquiry.cv.replace(/^.*\/api\/v1/, '')
    await make.user({ role: 'admin', email: 'office@example.com' })
    const browser = sessionBrowser(api, world.services.siteUrl)
    expect(await browser.signIn('office@example.com', password)).toBeNull()
    const cookie = [...browser.jar].map(([name, value]) => `${name}=${value}`).join('; ')
    expect((await open(api, path, { cookie })).status).toBe(403)
    await ctx.db.updateTable('access_tokens').set({ second_factor_at: ctx.now() }).execute()
    expect((await open(api, path, { cookie })).status).toBe(200)
    expect((await open(api, path, { cookie, authorization: 'Bearer 1|nothing' })).status).toBe(401)
  })

  test.for([
    ['ಆಶಾ.pdf', '___.pdf', 'ಆಶಾ.pdf'],
    ["Asha's (new).hta", 'Asha_s _new_.pdf', "Asha's (new).pdf"],
    ['cv', 'cv.pdf', 'cv.pdf'],
    ['.html', 'file.pdf', 'file.pdf'],
  ])('saves %j as what it is, whatever the sender called it', async ([sent, plain, name], { api, http, make }) => {
    await make.institute()
    await apply(http, (await make.jobOpening()).id, sent)
    const response = await open(api, '/office/files/1', {
      authorization: `Bearer ${await make.token(await make.user({ role: 'admin' }))}`,
    })
    const disposition = response.headers.get('content-disposition') ?? ''
    expect(disposition).toMatch(/^attachment; /)
    expect(/filename="([^"]*)"/.exec(disposition)?.[1]).toBe(plain)
    expect(decodeURIComponent(/filename\*=UTF-8''([\w%.~!-]+)$/.exec(disposition)?.[1] ?? '')).toBe(name)
    expect(response.headers.get('x-content-type-options')).toBe('nosniff')
    expect(await response.text()).toMatch(/^%PDF/)
  })
})

test.for([
  ['CV.pdf', 'CV.pdf'],
  ['C:\\Users\\Asha\\CV.pdf', 'CV.pdf'],
  ['../../etc/passwd', 'passwd'],
  ['a\r\nb"<x>.pdf', 'abx.pdf'],
  ['cv\u202efdp.exe', 'cvfdp.exe'],
  ['ಆಶಾ ಸಿವಿ.pdf', 'ಆಶಾ ಸಿವಿ.pdf'],
  ['', 'file'],
  [`${'x'.repeat(300)}.pdf`, `${'x'.repeat(146)}.pdf`],
])('the name %j is kept as %j', ([name, kept]) => {
  expect(tidyName(name as string)).toBe(kept)
})
