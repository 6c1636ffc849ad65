import type { Use } from '@northlight/contract/office/record-views'
import type { UploadedFile } from '@northlight/contract/uploads'
import { audit } from '../kernel/audit.ts'
import { announce, type Ctx, inTransaction } from '../kernel/context.ts'
import { ApiFailure, fail } from '../kernel/errors.ts'
import { enqueue } from '../kernel/jobs/define-job.ts'
import { allow } from '../kernel/policy.ts'
import { originalPath, storePicture } from './add-picture.ts'
import { copyForCut, moveToCut } from './cut-picture.ts'
import { makeSizes } from './make-sizes.ts'
import { type MediaRow, mediaRow, mediaView } from './media-row.ts'
import { checkPaper, checkShown, settleFiles, settleWithdrawn, withdrawnPath } from './picture-consent.ts'
import { bankUses, pictureUses } from './picture-uses.ts'
import { swapPath } from './swap-path.ts'
import { takeOutPicture } from './take-out-picture.ts'

type Changes = Partial<
  Pick<
    MediaRow,
    'alt' | 'is_decorative' | 'focal_x' | 'focal_y' | 'crops' | 'shows' | 'consent_on' | 'consent_withdrawn_on'
  >
> & {
  name?: string | null
  consent_scan_id?: number | null
}

const cutNames = ['focal_x', 'focal_y', 'crops'] as const
const consentNames = ['shows', 'consent_on', 'consent_withdrawn_on'] as const

/**
 * A withdrawn consent takes the picture out of every place at once, and its file off the site; a drawn one stands there
 * then. Another cut moves the file to another address, and every place with it.
 */
export const changePicture = async (ctx: Ctx, id: number, { name, consent_scan_id, ...given }: Changes) => {
  allow(ctx, 'media.write')
  // What nobody spoke of is no change: it must not hide what the row says.
  const changes: typeof given = Object.fromEntries(Object.entries(given).filter(([, value]) => value !== undefined))
  const before = await mediaRow(ctx, id)
  const scan = consent_scan_id === undefined ? {} : { consent_scan_file_id: consent_scan_id }
  const isConsent = consentNames.some((one) => changes[one] !== undefined) || consent_scan_id !== undefined
  if (isConsent) await checkPaper(ctx, before, { ...before, ...changes, ...scan })
  const isCut = cutNames.some((one) => changes[one] !== undefined)
  const path = isCut ? await copyForCut(ctx, before, changes) : before.path
  const view = await inTransaction(ctx, async (ctx) => {
    const row =
      (await ctx.db
        .updateTable('media')
        .set({
          ...changes,
          path,
          ...(name !== undefined && { original_name: name }),
          ...scan,
          updated_at: ctx.now(),
        })
        .where('id', '=', id)
        // Somebody else has moved it meanwhile.
        .where('path', '=', before.path)
        .returningAll()
        .executeTakeFirst()) ?? fail('conflict')
    await moveToCut(ctx, before, path)
    if (isConsent) await checkShown(ctx, row)
    if (path !== before.path) await enqueue(ctx, makeSizes, { path })
    const wasWithdrawn = before.consent_withdrawn_on !== null
    const isWithdrawn = row.consent_withdrawn_on !== null
    if (isWithdrawn && !wasWithdrawn) await takeOutPicture(ctx, row.path)
    if (isWithdrawn !== wasWithdrawn) await enqueue(ctx, settleWithdrawn, { id })
    await audit(ctx, { action: 'media.change', entity: 'media', id, details: { fields: Object.keys(changes) } })
    await announce(ctx, 'content')
    return mediaView(row, (await pictureUses(ctx, row.path)).length)
  })
  // A withdrawal does not wait for its job.
  if (isConsent) await settleFiles(ctx, id)
  return view
}

/** The paper speaks of one photograph: another one in its place would be shown with a consent nobody gave for it. */
const refuseConsented = ({ shows, consent_on, consent_withdrawn_on }: MediaRow) => {
  if (shows === 'child' || consent_on !== null || consent_withdrawn_on !== null)
    fail('conflict', 'A consent belongs to this photograph. Add the other one as a picture of its own.')
}

export const replacePicture = async (ctx: Ctx, id: number, { file }: { file: UploadedFile }) => {
  allow(ctx, 'media.write')
  refuseConsented(await mediaRow(ctx, id))
  const stored = await storePicture(ctx, file)
  return inTransaction(ctx, async (ctx) => {
    const before = await mediaRow(ctx, id)
    refuseConsented(before)
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
      // Another picture has its faces elsewhere, and shows something else until somebody says what.
      .set({ ...stored, focal_x: null, focal_y: null, crops: null, shows: null, updated_at: ctx.now() })
      .where('id', '=', id)
      .returningAll()
      .executeTakeFirstOrThrow()
    await swapPath(ctx, before.path, row.path)
    await enqueue(ctx, makeSizes, { path: row.path })
    await audit(ctx, { action: 'media.replace', entity: 'media', id, details: { from: before.path, to: row.path } })
    await announce(ctx, 'content')
    return mediaView(row, (await pictureUses(ctx, row.path)).length)
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

/** With it goes what lies of it in the private store: the photograph as it was sent, and a copy that was taken off. */
export const removePicture = async (ctx: Ctx, id: number) => {
  const row = await inTransaction(ctx, async (ctx) => {
    allow(ctx, 'media.write')
    const found = await mediaRow(ctx, id)
    refuseUsed(await pictureUses(ctx, found.path))
    await ctx.db.deleteFrom('media').where('id', '=', id).execute()
    await audit(ctx, { action: 'media.delete', entity: 'media', id, details: { path: found.path } })
    return found
  })
  const { storage } = ctx.services
  await storage.public.remove(row.path)
  await storage.private.remove(withdrawnPath(row.path))
  if (row.sha256) await storage.private.remove(originalPath(row.sha256, row.path.split('.').at(-1) ?? ''))
}
