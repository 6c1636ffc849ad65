import { randomBytes } from 'node:crypto'
import { later } from '@northlight/contract/dates'
import { minutes } from '@northlight/contract/durations'
import { retention } from '@northlight/contract/retention'
import { userById } from '../../accounts/queries.ts'
import { audit } from '../../kernel/audit.ts'
import { type Ctx, inTransaction } from '../../kernel/context.ts'
import { fail } from '../../kernel/errors.ts'
import { isSigned, sign } from '../../kernel/keys.ts'
import { settingsRecord } from '../../settings/service.ts'
import { collectData } from '../persons/collect-data.ts'
import type { Reader } from '../persons/for-parent.ts'
import type { Person } from '../persons/types.ts'
import { readablePage } from './readable-page.ts'
import { zip } from './zip.ts'

const keptFor = retention.exports.ms
const linkLasts = minutes(10)

const withoutOthers =
  'What names another parent, or says where to reach them, is left out of this file. So is what our staff noted.'

const text = (value: string) => new TextEncoder().encode(value)

type User = NonNullable<Awaited<ReturnType<typeof userById>>>

/**
 * Everything about a person, as a page to read and as JSON. Every table of the registry is asked. A parent who reads of
 * a child gets it without another parent.
 */
export const dataFile = async (ctx: Ctx, user: User, reader?: Reader): Promise<Buffer> => {
  const person: Person = { ...user, isEmailVerified: user.email_verified_at !== null }
  const parts = await collectData(ctx, person, reader)
  const sections = parts.flatMap((part) => part.sections)
  const now = ctx.now()
  const { value: institute } = await settingsRecord(ctx, 'institute')
  const data = Object.fromEntries(
    parts.map((part) => [part.domain, part.sections.map(({ title, rows }) => ({ title, rows }))]),
  )
  const files = sections.flatMap((section) => section.files ?? [])
  return zip(
    [
      {
        name: 'your-data.html',
        bytes: text(readablePage(person, institute.name, now, sections, reader && withoutOthers)),
      },
      { name: 'data.json', bytes: text(JSON.stringify({ made_at: now, ...data }, null, 2)) },
      ...files.map(({ name, bytes }) => ({ name: `files/${name}`, bytes })),
    ],
    new Date(now),
  )
}

/** The file is written before the row says that it is ready. */
export const makeExport = async (ctx: Ctx, exportId: number) => {
  const row = await ctx.db.selectFrom('data_exports').selectAll().where('id', '=', exportId).executeTakeFirst()
  const user = row && (await userById(ctx.db, row.user_id))
  if (!user || row.state !== 'waiting') return undefined
  const bytes = await dataFile(ctx, user)
  const now = ctx.now()
  const path = `exports/${randomBytes(20).toString('hex')}.zip`
  await ctx.services.storage.private.write(path, bytes)
  const expires_at = later(now, keptFor)
  await ctx.db
    .updateTable('data_exports')
    .set({ state: 'ready', path, bytes: bytes.length, ready_at: now, expires_at })
    .where('id', '=', exportId)
    .execute()
  return { person: user, expires_at }
}

/** Files that are a week old. */
export const removeOldExports = async (ctx: Ctx) => {
  const old = await ctx.db
    .selectFrom('data_exports')
    .select(['id', 'path'])
    .where('state', '=', 'ready')
    .where('expires_at', '<=', ctx.now())
    .execute()
  for (const { id, path } of old) {
    if (path) await ctx.services.storage.private.remove(path)
    await ctx.db.updateTable('data_exports').set({ state: 'gone', path: null }).where('id', '=', id).execute()
  }
}

const toSign = (id: number, until: string) =>
  ({ purpose: 'export', content: `export:${id}:${until}`, encoding: 'hex' }) as const

const filePath = (id: number) => `/api/v1/profile/export/${id}/file`

/** An address that opens the file for ten minutes, for a browser that cannot send a bearer token with a click. */
export const downloadUrl = (ctx: Ctx, id: number) => {
  const until = later(ctx.now(), linkLasts)
  const query = new URLSearchParams({ until, signature: sign(ctx.services.keys, toSign(id, until)) })
  return `${ctx.services.apiUrl}${filePath(id)}?${query}`
}

/** Behind the signed address. Whatever is wrong with it looks like a file that does not exist. */
export const sendExport = async (ctx: Ctx, id: number, url: URL): Promise<Response> => {
  const until = url.searchParams.get('until') ?? ''
  const isOurs = isSigned(ctx.services.keys, toSign(id, until), url.searchParams.get('signature') ?? '')
  if (!isOurs || until <= ctx.now()) return fail('not_found', 'This link is too old. Open your profile again.')
  const row = await ctx.db.selectFrom('data_exports').selectAll().where('id', '=', id).executeTakeFirst()
  const isReady = row?.state === 'ready' && (row.expires_at ?? '') > ctx.now()
  const stored = isReady && row.path ? await ctx.services.storage.private.stream(row.path) : null
  if (!row || !stored) return fail('not_found', 'This file is gone.')
  await inTransaction(ctx, (ctx) =>
    audit(ctx, { action: 'families.download-export', entity: 'user', id: row.user_id, details: { export: id } }),
  ).catch(async (error: unknown) => {
    await stored.body.cancel()
    throw error
  })
  return zipResponse(stored.body, 'your-data.zip')
}

/** Kept by nobody on the way, and telling no other site where it was. */
export const zipResponse = (body: Uint8Array<ArrayBuffer> | ReadableStream, name: 'your-data.zip' | 'child-data.zip') =>
  new Response(body, {
    headers: {
      'content-type': 'application/zip',
      'content-disposition': `attachment; filename="${name}"`,
      'cache-control': 'no-store',
      'referrer-policy': 'no-referrer',
    },
  })
