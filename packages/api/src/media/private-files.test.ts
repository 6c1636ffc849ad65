import { roles } from '@northlight/contract/roles'
import { describe, expect } from 'vitest'
import { aPdf } from '../../testing/files.ts'
import { test } from '../../testing/test.ts'
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

const as = (ctx: Ctx, role: (typeof roles)[number], id: number): Ctx => ({
  ...ctx,
  actor: { kind: 'user', id, role, tokenId: 0 },
})

describe('an uploaded file', () => {
  test('lies in the private store under a name that tells nothing', async ({ http, ctx, make, world }) => {
    await make.institute()
    await apply(http, (await make.jobOpening()).id)
    const [file] = await ctx.db.selectFrom('private_files').selectAll().execute()
    expect(file).toMatchObject({ kind: 'cv', original_name: 'Asha Rao.pdf', mime: 'application/pdf' })
    expect(file?.path).toMatch(/^cv\/[0-9a-f]{40}\.pdf$/)
    const { storage } = world.services
    expect((await storage.private.read(file?.path ?? ''))?.bytes.length).toBe(file?.bytes)
    expect(await storage.public.read(file?.path ?? '')).toBeNull()
  })

  test('is answered with an address for staff that shows nothing of the path', async ({ http, make }) => {
    await make.institute()
    const { body } = await apply(http, (await make.jobOpening()).id)
    expect(body.job_enquiry.cv).toMatch(/^https:\/\/northlight\.test\/api\/v1\/office\/files\/\d+$/)
  })

  test.for(roles.map((role) => [role, ['admin', 'counsellor'].includes(role)] as const))(
    'may be read by %s: %s',
    async ([role, may], { http, ctx, make }) => {
      await make.institute()
      await apply(http, (await make.jobOpening()).id)
      const { id } = await ctx.db.selectFrom('private_files').select('id').executeTakeFirstOrThrow()
      const user = await make.user({ role })
      const reading = readPrivateFile(as(ctx, role, user.id), id)
      if (!may) return expect(reading).rejects.toMatchObject({ code: 'forbidden' })
      expect(await reading).toMatchObject({ name: 'Asha Rao.pdf', type: 'application/pdf' })
      const log = await ctx.db
        .selectFrom('audit_log')
        .selectAll()
        .where('action', '=', 'media.read-private-file')
        .execute()
      expect(log).toMatchObject([{ actor_id: user.id, entity_id: String(id), details: { kind: 'cv' } }])
    },
  )

  test('is not for visitors, and an unknown one is missing', async ({ ctx, make }) => {
    await expect(readPrivateFile(ctx, 1)).rejects.toMatchObject({ code: 'unauthenticated' })
    const admin = await make.user({ role: 'admin' })
    await expect(readPrivateFile(as(ctx, 'admin', admin.id), 1)).rejects.toMatchObject({ code: 'not_found' })
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
