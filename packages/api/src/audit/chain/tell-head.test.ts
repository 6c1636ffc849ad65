import { days } from '@northlight/contract/durations'
import { expect } from 'vitest'
import { insert } from '../../../testing/rows.ts'
import { test } from '../../../testing/test.ts'
import { audit } from '../../kernel/audit.ts'
import type { Ctx } from '../../kernel/context.ts'
import { tellAuditHead } from '../jobs.ts'
import { readHead } from './tell-head.ts'
import { verifyChain } from './verify.ts'

const mailsOf = (ctx: Ctx) =>
  ctx.db
    .selectFrom('mails')
    .select(['to_address', 'text'])
    .where('template', '=', 'office-audit-head')
    .orderBy('id')
    .execute()

const headIn = (text = '') => /\d+-[0-9a-f]{64}/.exec(text)?.[0] ?? ''

test('the first two administrators get the head once a day, and it fits the chain', async ({ ctx, make, world }) => {
  await make.institute()
  const first = await make.user({ role: 'admin' })
  const gone = await make.user({ role: 'admin', is_active: false })
  const second = await make.user({ role: 'admin' })
  await make.user({ role: 'admin' })
  await tellAuditHead.run(ctx, {})
  expect(await mailsOf(ctx)).toEqual([])
  await audit(ctx, { action: 'test.do', entity: 'user', id: gone.id })
  await tellAuditHead.run(ctx, {})
  await tellAuditHead.run(ctx, {})
  const mails = await mailsOf(ctx)
  expect(mails.map(({ to_address }) => to_address)).toEqual([first.email, second.email])
  const head = readHead(headIn(mails[0]?.text))
  expect(await verifyChain(ctx.db, head)).toMatchObject({ sealed: 1, faults: [] })
  expect(mails[1]?.text).toContain(first.email)
  expect(mails[1]?.text).toContain('only copy outside the server')
  world.clock.advance(days(1))
  await tellAuditHead.run(ctx, {})
  expect(await mailsOf(ctx)).toHaveLength(4)
})

test('the institute names others, and a bucket keeps a copy under a lock where it can', async ({ ctx, make }) => {
  await make.institute()
  await make.user({ role: 'admin' })
  const value = { campus_networks: [], audit_head_to: ['auditor@example.org'] }
  await insert(ctx.db, 'settings', { key: 'access', value, updated_at: ctx.now() })
  await audit(ctx, { action: 'test.do', entity: 'user', id: 1 })
  const written: { path: string; text: string; until: Date }[] = []
  const writeLocked = async (path: string, bytes: Uint8Array, until: Date) => {
    written.push({ path, text: new TextDecoder().decode(bytes), until })
    return true
  }
  const { storage } = ctx.services
  const bucket = { ...storage, private: { ...storage.private, writeLocked } }
  await tellAuditHead.run({ ...ctx, services: { ...ctx.services, storage: bucket } }, {})
  const [mail, ...others] = await mailsOf(ctx)
  expect(others).toEqual([])
  expect(mail?.to_address).toBe('auditor@example.org')
  expect(mail?.text).toContain('locked until 16 Nov 2027')
  expect(written[0]?.path).toBe('audit-heads/2026-11-15.txt')
  expect(written[0]?.text).toContain(headIn(mail?.text))
})
