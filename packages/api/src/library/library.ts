import { later } from '@northlight/contract/dates'
import { days } from '@northlight/contract/durations'
import { type MediaView, mediaShows } from '@northlight/contract/office/media'
import type { Use } from '@northlight/contract/office/record-views'
import { slugFrom } from '@northlight/contract/office/slugs'
import type { UploadedFile } from '@northlight/contract/uploads'
import { oneOf } from '@northlight/db/one-of'
import { contains } from '@northlight/db/search'
import type { MediaTable } from '@northlight/db/tables/foundation'
import { type Selectable, type SqlBool, sql } from 'kysely'
import { z } from 'zod'
import { type ListCall, listReply, pageOf } from '../content/paging.ts'
import { audit } from '../kernel/audit.ts'
import { announce, type Ctx, inTransaction } from '../kernel/context.ts'
import { ApiFailure, fail } from '../kernel/errors.ts'
import { defineJob, enqueue, type Schedule } from '../kernel/jobs/define-job.ts'
import { allow } from '../kernel/policy.ts'
import { chosenFilter, sortOf } from '../kernel/query.ts'
import { actorId } from '../kernel/signed-in.ts'
import { recordFile, tidyName, writePrivateFile } from '../media/private-files.ts'
import { type CleanPicture, cleanPicture } from './clean-picture.ts'
import { copyForCut, moveToCut } from './cut-picture.ts'
import { makeSizes } from './make-sizes.ts'
import { bankUses, pictureUses } from './picture-uses.ts'
import { swapPath } from './swap-path.ts'
import { usedPaths } from './used-paths.ts'

type Row = Selectable<MediaTable>

const view = (row: Row, uses: number): MediaView => ({
  id: row.id,
  path: row.path,
  name: row.original_name ?? row.path.split('/').at(-1) ?? null,
  alt: row.alt,
  is_decorative: row.is_decorative,
  width: row.width,
  height: row.height,
  bytes: row.bytes,
  type: row.mime,
  focal_x: row.focal_x,
  focal_y: row.focal_y,
  crops: row.crops,
  shows: row.shows,
  consent_on: row.consent_on,
  consent_withdrawn_on: row.consent_withdrawn_on,
  uses,
  created_at: row.created_at,
})

type Call = ListCall & { query: { filter: Partial<Record<string, string>> } }

export const listMedia = async (ctx: Ctx, call: Call) => {
  allow(ctx, 'content.read')
  const { search, shows, ...filter } = call.query.filter
  const use = chosenFilter('use', ['unused', 'used'], filter.use)
  const alt = chosenFilter('alt', ['missing'], filter.alt)
  const kind = chosenFilter('shows', mediaShows, shows)
  const used = await usedPaths(ctx)
  const isUsed = oneOf(ctx.db, sql<string>`path`, 'text', [...used.keys()])
  const filtered = ctx.db
    .selectFrom('media')
    .where('is_private', '=', false)
    .$if(search !== undefined, (q) =>
      q.where(
        sql<SqlBool>`(${contains('path', search ?? '')} or ${contains('alt', search ?? '')} or ${contains('original_name', search ?? '')})`,
      ),
    )
    .$if(kind !== undefined, (q) => q.where('shows', '=', kind ?? null))
    .$if(alt !== undefined, (q) => q.where('alt', 'is', null).where('is_decorative', '=', false))
    .$if(use !== undefined, (q) => q.where(use === 'used' ? isUsed : sql<SqlBool>`not (${isUsed})`))
  const found = await pageOf(filtered, call.query, (q) => {
    const [first] = sortOf(call.query.sort ?? '-created_at')
    const by = first?.column === 'bytes' ? 'bytes' : 'created_at'
    return q
      .selectAll()
      .orderBy(by, first?.direction ?? 'desc')
      .orderBy('id', 'desc')
  })
  return listReply(ctx, call, found, (row) => view(row as Row, used.get((row as Row).path) ?? 0))
}

const mediaRow = async (ctx: Ctx, id: number): Promise<Row> =>
  (await ctx.db
    .selectFrom('media')
    .selectAll()
    .where('id', '=', id)
    .where('is_private', '=', false)
    .executeTakeFirst()) ?? fail('not_found')

export const readPicture = async (ctx: Ctx, id: number) => {
  allow(ctx, 'content.read')
  const row = await mediaRow(ctx, id)
  const uses = await pictureUses(ctx, row.path)
  return { media: view(row, uses.length), uses }
}

/** Another content has another address, so that no cache shows an old one. */
export const publicPathFor = (
  ctx: Ctx,
  name: string,
  { sha256, extension }: Pick<CleanPicture, 'sha256' | 'extension'>,
) => {
  const base = slugFrom(name.replace(/\.[^.]*$/, '')).slice(0, 60) || 'picture'
  return `uploads/${ctx.now().slice(0, 7)}/${base}-${sha256.slice(0, 12)}.${extension}`
}

/** As it was sent, where nobody sees it: every cut and every size can be made anew from it. */
export const keepOriginal = (
  ctx: Ctx,
  { sha256, extension }: Pick<CleanPicture, 'sha256' | 'extension'>,
  bytes: Uint8Array,
) => ctx.services.storage.private.write(`originals/${sha256}.${extension}`, bytes)

/** Files first, rows afterwards: a row never names a file that is not there. The original stays private. */
const store = async (ctx: Ctx, file: UploadedFile) => {
  const clean = await cleanPicture(file)
  const path = publicPathFor(ctx, file.name, clean)
  await keepOriginal(ctx, clean, file.bytes)
  await ctx.services.storage.public.write(path, clean.bytes)
  const { mime, width, height, sha256 } = clean
  return { path, mime, width, height, sha256, bytes: clean.bytes.length, original_name: tidyName(file.name) }
}

export const addPicture = async (ctx: Ctx, { file }: { file: UploadedFile }) => {
  allow(ctx, 'media.write')
  const stored = await store(ctx, file)
  return inTransaction(ctx, async (ctx) => {
    const known = await ctx.db.selectFrom('media').selectAll().where('sha256', '=', stored.sha256).executeTakeFirst()
    const stamps = { created_at: ctx.now(), updated_at: ctx.now(), created_by: actorId(ctx) }
    const row =
      known ??
      (await ctx.db
        .insertInto('media')
        .values({ ...stored, ...stamps })
        .returningAll()
        .executeTakeFirstOrThrow())
    if (!known) await enqueue(ctx, makeSizes, { path: row.path })
    await audit(ctx, { action: 'media.add', entity: 'media', id: row.id, details: { is_known: known !== undefined } })
    return { media: view(row, 0), is_known: known !== undefined }
  })
}

type Facts = Omit<CleanPicture, 'bytes'>

/** The row of a picture whose file stands at its public path already, in the caller's transaction. */
export const pictureOf = async (ctx: Ctx, name: string, facts: Facts, kept: string) => {
  const known = await ctx.db.selectFrom('media').selectAll().where('sha256', '=', facts.sha256).executeTakeFirst()
  if (known) return { media: known, isKnown: true }
  const { mime, width, height, sha256 } = facts
  const size = (await ctx.services.storage.private.head(kept))?.size ?? 0
  const media = await ctx.db
    .insertInto('media')
    .values({
      path: publicPathFor(ctx, name, facts),
      ...{ mime, width, height, sha256, bytes: size, original_name: tidyName(name) },
      ...{ created_at: ctx.now(), updated_at: ctx.now(), created_by: actorId(ctx) },
    })
    .returningAll()
    .executeTakeFirstOrThrow()
  await enqueue(ctx, makeSizes, { path: media.path })
  await audit(ctx, { action: 'media.add', entity: 'media', id: media.id, details: { is_known: false } })
  return { media, isKnown: false }
}

type Changes = Partial<
  Pick<Row, 'alt' | 'is_decorative' | 'focal_x' | 'focal_y' | 'crops' | 'shows' | 'consent_on' | 'consent_withdrawn_on'>
> & {
  name?: string | null
  consent_scan_id?: number | null
}

const cutNames = ['focal_x', 'focal_y', 'crops'] as const

/**
 * A withdrawn consent takes the picture out of every place at once; a drawn one stands there then. Another cut moves
 * the file to another address, and every place with it.
 */
export const changePicture = async (ctx: Ctx, id: number, { name, consent_scan_id, ...changes }: Changes) => {
  allow(ctx, 'media.write')
  const before = await mediaRow(ctx, id)
  const isCut = cutNames.some((one) => changes[one] !== undefined)
  const path = isCut ? await copyForCut(ctx, before, changes) : before.path
  return inTransaction(ctx, async (ctx) => {
    const row =
      (await ctx.db
        .updateTable('media')
        .set({
          ...changes,
          path,
          ...(name !== undefined && { original_name: name }),
          ...(consent_scan_id !== undefined && { consent_scan_file_id: consent_scan_id }),
          updated_at: ctx.now(),
        })
        .where('id', '=', id)
        // Somebody else has moved it meanwhile.
        .where('path', '=', before.path)
        .returningAll()
        .executeTakeFirst()) ?? fail('conflict')
    await moveToCut(ctx, before, path)
    if (path !== before.path) await enqueue(ctx, makeSizes, { path })
    const isWithdrawn = before.consent_withdrawn_on === null && row.consent_withdrawn_on !== null
    if (isWithdrawn) await swapPath(ctx, row.path, null)
    await audit(ctx, { action: 'media.change', entity: 'media', id, details: { fields: Object.keys(changes) } })
    await announce(ctx, 'content')
    return view(row, (await pictureUses(ctx, row.path)).length)
  })
}

export const replacePicture = async (ctx: Ctx, id: number, { file }: { file: UploadedFile }) => {
  allow(ctx, 'media.write')
  const stored = await store(ctx, file)
  return inTransaction(ctx, async (ctx) => {
    const before = await mediaRow(ctx, id)
    if (stored.path === before.path) return fail('conflict', 'This is the same picture.')
    refuseUsed(
      await bankUses(ctx, before.path),
      ' A question that was sat never changes: add the new picture beside it.',
    )
    await ctx.db
      .insertInto('media_former')
      .values({ media_id: id, path: before.path, replaced_at: ctx.now() })
      .execute()
    const row = await ctx.db
      .updateTable('media')
      // Another picture has its faces elsewhere.
      .set({ ...stored, focal_x: null, focal_y: null, crops: null, updated_at: ctx.now() })
      .where('id', '=', id)
      .returningAll()
      .executeTakeFirstOrThrow()
    await swapPath(ctx, before.path, row.path)
    await enqueue(ctx, makeSizes, { path: row.path })
    await audit(ctx, { action: 'media.replace', entity: 'media', id, details: { from: before.path, to: row.path } })
    await announce(ctx, 'content')
    return view(row, (await pictureUses(ctx, row.path)).length)
  })
}

/** 409 with every use named. */
const refuseUsed = (uses: Use[], then = '') => {
  if (uses.length === 0) return
  const others = uses.length > 1 ? ` and ${uses.length - 1} more` : ''
  throw new ApiFailure('conflict', {
    message: `It is used in “${uses[0]?.title}”${others}.${then}`,
    extra: { code: 'in-use', uses },
  })
}

export const removePicture = async (ctx: Ctx, id: number) => {
  const path = await inTransaction(ctx, async (ctx) => {
    allow(ctx, 'media.write')
    const { path } = await mediaRow(ctx, id)
    refuseUsed(await pictureUses(ctx, path))
    await ctx.db.deleteFrom('media').where('id', '=', id).execute()
    await audit(ctx, { action: 'media.delete', entity: 'media', id, details: { path } })
    return path
  })
  await ctx.services.storage.public.remove(path)
}

/** The paper of a consent, in the private store. */
export const keepEvidence = async (ctx: Ctx, { file }: { file: UploadedFile }) => {
  allow(ctx, 'evidence.add')
  const { row, forget } = await writePrivateFile(ctx, 'consent', file)
  try {
    return await inTransaction(ctx, async (ctx) => {
      const id = await recordFile(ctx, row)
      await audit(ctx, { action: 'media.add-evidence', entity: 'private_file', id })
      return id
    })
  } catch (error) {
    await forget()
    throw error
  }
}

const keptFor = days(30)

/** Files of pictures that were replaced a month ago. */
export const forgetFormerPictures = defineJob(
  'media.forget-former-pictures',
  z.object({}),
  async (ctx) => {
    const old = await ctx.db
      .selectFrom('media_former')
      .selectAll()
      .where('replaced_at', '<', later(ctx.now(), -keptFor))
      .execute()
    for (const { id, path } of old) {
      await ctx.services.storage.public.remove(path)
      await ctx.db.deleteFrom('media_former').where('id', '=', id).execute()
    }
  },
  'chores',
)

export const librarySchedules: Schedule[] = [{ job: forgetFormerPictures, every: days(1) }]
