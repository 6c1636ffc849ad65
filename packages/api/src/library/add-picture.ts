import { slugFrom } from '@northlight/contract/office/slugs'
import type { UploadedFile } from '@northlight/contract/uploads'
import { audit } from '../kernel/audit.ts'
import { type Ctx, inTransaction } from '../kernel/context.ts'
import { fail } from '../kernel/errors.ts'
import { enqueue } from '../kernel/jobs/define-job.ts'
import { allow } from '../kernel/policy.ts'
import { actorId } from '../kernel/signed-in.ts'
import { tidyName } from '../media/private-files.ts'
import { type CleanPicture, cleanPicture } from './clean-picture.ts'
import { makeSizes } from './make-sizes.ts'
import { mediaView } from './media-row.ts'

/** Another content has another address, so that no cache shows an old one. */
const publicPathFor = (ctx: Ctx, name: string, { sha256, extension }: Pick<CleanPicture, 'sha256' | 'extension'>) => {
  const base = slugFrom(name.replace(/\.[^.]*$/, '')).slice(0, 60) || 'picture'
  return `uploads/${ctx.now().slice(0, 7)}/${base}-${sha256.slice(0, 12)}.${extension}`
}

export const originalPath = (sha256: string, extension: string) => `originals/${sha256}.${extension}`

/** As it was sent, where nobody sees it: every cut and every size can be made anew from it. */
const keepOriginal = (ctx: Ctx, { sha256, extension }: Pick<CleanPicture, 'sha256' | 'extension'>, bytes: Uint8Array) =>
  ctx.services.storage.private.write(originalPath(sha256, extension), bytes)

/**
 * The picture of the library with these bytes. One whose consent was withdrawn is refused, whichever way it comes:
 * uploaded again, in the place of another, or in an archive.
 */
export const knownPicture = async (ctx: Ctx, sha256: string, name?: string) => {
  const rows = await ctx.db.selectFrom('media').selectAll().where('sha256', '=', sha256).orderBy('id').execute()
  const withdrawn = rows.find(({ consent_withdrawn_on }) => consent_withdrawn_on !== null)?.consent_withdrawn_on
  if (withdrawn)
    fail('conflict', `The consent for ${name ? `“${name}”` : 'this picture'} was withdrawn on ${withdrawn}.`)
  return rows[0]
}

/** Files first, rows afterwards: a row never names a file that is not there. The original stays private. */
export const storePicture = async (ctx: Ctx, file: UploadedFile) => {
  const clean = await cleanPicture(file)
  await knownPicture(ctx, clean.sha256)
  const path = publicPathFor(ctx, file.name, clean)
  await keepOriginal(ctx, clean, file.bytes)
  await ctx.services.storage.public.write(path, clean.bytes)
  const { mime, width, height, sha256 } = clean
  return { path, mime, width, height, sha256, bytes: clean.bytes.length, original_name: tidyName(file.name) }
}

export const addPicture = async (ctx: Ctx, { file }: { file: UploadedFile }) => {
  allow(ctx, 'media.write')
  const stored = await storePicture(ctx, file)
  return inTransaction(ctx, async (ctx) => {
    const known = await knownPicture(ctx, stored.sha256)
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
    return { media: mediaView(row, 0), is_known: known !== undefined }
  })
}

type Facts = Omit<CleanPicture, 'bytes'>

/**
 * The files of an imported picture, which lie in the private store until then, at their public path. One that the
 * library has already needs none.
 */
export const publishPicture = async (
  ctx: Ctx,
  { name, facts, kept, original }: { name: string; facts: Facts; kept: string; original: string },
) => {
  if (await knownPicture(ctx, facts.sha256, name)) return
  const { storage } = ctx.services
  const [stored, sent] = [await storage.private.read(kept), await storage.private.read(original)]
  if (sent) await keepOriginal(ctx, facts, sent.bytes)
  if (stored) await storage.public.write(publicPathFor(ctx, name, facts), stored.bytes)
}

/** The row of a picture whose file stands at its public path already, in the caller's transaction. */
export const pictureOf = async (ctx: Ctx, name: string, facts: Facts, kept: string) => {
  const known = await knownPicture(ctx, facts.sha256, name)
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
