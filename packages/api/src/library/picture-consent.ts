import { indianDay } from '@northlight/contract/dates'
import { z } from 'zod'
import type { Ctx } from '../kernel/context.ts'
import { ApiFailure, invalid } from '../kernel/errors.ts'
import { defineJob } from '../kernel/jobs/define-job.ts'
import { today } from '../records/store/table-facts.ts'
import type { MediaRow } from './media-row.ts'
import { pictureUses } from './picture-uses.ts'

type Consented = Pick<MediaRow, 'shows' | 'consent_on' | 'consent_scan_file_id' | 'consent_withdrawn_on'>

const lacksConsent = ({ shows, consent_on, consent_scan_file_id, consent_withdrawn_on }: Consented): boolean =>
  shows === 'child' && (consent_on === null || consent_scan_file_id === null || consent_withdrawn_on !== null)

const paperOf = (ctx: Ctx, id: number) =>
  ctx.db
    .selectFrom('private_files')
    .select('created_at')
    .where('id', '=', id)
    .where('kind', '=', 'consent')
    .executeTakeFirst()

/**
 * What is said of a consent must be true of a paper. A withdrawn one is not brought back by the paper it was given on:
 * the new one is of a later day, and was added on that day or after it. The day of a withdrawal never becomes earlier.
 */
export const checkPaper = async (ctx: Ctx, before: Consented, after: Consented) => {
  const { consent_on, consent_scan_file_id, consent_withdrawn_on } = after
  if (consent_on !== null && consent_on > today(ctx)) invalid({ consent_on: ['The consent is dated in the future.'] })
  if (consent_withdrawn_on !== null && consent_withdrawn_on > today(ctx))
    invalid({ consent_withdrawn_on: ['The withdrawal is dated in the future.'] })
  const paper = consent_scan_file_id === null ? null : await paperOf(ctx, consent_scan_file_id)
  if (paper === undefined) invalid({ consent_scan_id: ['This is no paper of a consent.'] })
  const was = before.consent_withdrawn_on
  if (was === null) return
  if (consent_withdrawn_on !== null) {
    if (consent_withdrawn_on < was)
      invalid({ consent_withdrawn_on: [`It was withdrawn on ${was}. That day cannot become an earlier one.`] })
    return
  }
  if (consent_on === null || consent_on <= was)
    return invalid({ consent_on: [`The consent was withdrawn on ${was}: only one given after that day counts.`] })
  if (!paper || indianDay(paper.created_at) < consent_on)
    invalid({ consent_scan_id: ['Add the paper of the new consent: the one here is older than its day.'] })
}

/** No child stays shown without a consent: what is in sight is taken out first, or withdrawn. */
export const checkShown = async (ctx: Ctx, row: MediaRow) => {
  if (row.consent_withdrawn_on !== null || !lacksConsent(row)) return
  const uses = (await pictureUses(ctx, row.path)).filter(({ is_live }) => is_live)
  if (uses.length === 0) return
  const others = uses.length > 1 ? ` and ${uses.length - 1} more` : ''
  throw new ApiFailure('conflict', {
    message: `It is shown in “${uses[0]?.title}”${others}. Add the day and the paper of the consent, or take it out there first.`,
    extra: { code: 'in-use', uses },
  })
}

/** Where the file of a withdrawn picture lies, in the private store. */
export const withdrawnPath = (path: string) => `withdrawn/${path}`

const addressesOf = async (ctx: Ctx, { id, path }: Pick<MediaRow, 'id' | 'path'>): Promise<string[]> => {
  const former = await ctx.db.selectFrom('media_former').select('path').where('media_id', '=', id).execute()
  return [path, ...former.map((one) => one.path)]
}

/** Anyone who knows the address of the file gets nothing any more, in no size. */
const takeFilesOff = async (ctx: Ctx, row: MediaRow) => {
  const { storage } = ctx.services
  for (const path of await addressesOf(ctx, row)) {
    const stored = await storage.public.read(path)
    if (!stored) continue
    await storage.private.write(withdrawnPath(path), stored.bytes)
    await storage.public.remove(path)
  }
}

const putFileBack = async (ctx: Ctx, { path }: MediaRow) => {
  const { storage } = ctx.services
  const kept = await storage.private.read(withdrawnPath(path))
  if (!kept) return
  await storage.public.write(path, kept.bytes)
  await storage.private.remove(withdrawnPath(path))
}

const rowOf = (ctx: Ctx, id: number) => ctx.db.selectFrom('media').selectAll().where('id', '=', id).executeTakeFirst()

/**
 * Brings the file of a picture to where its row says it belongs: off the site once the consent is withdrawn, back once
 * a new one is given. Called after the transaction that has decided it, so that no file is public against its row.
 */
export const settleFiles = async (ctx: Ctx, id: number) => {
  const row = await rowOf(ctx, id)
  if (!row) return
  if (row.consent_withdrawn_on === null) await putFileBack(ctx, row)
  // Withdrawn again while the file was put back: what is true now counts.
  const now = await rowOf(ctx, id)
  if (now && now.consent_withdrawn_on !== null) await takeFilesOff(ctx, now)
}

/** A process may end between the decision and its files; the job finds what is left. */
export const settleWithdrawn = defineJob(
  'media.take-off-withdrawn',
  z.object({ id: z.number().int() }),
  (ctx, { id }) => settleFiles(ctx, id),
)
