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

const isPaper = async (ctx: Ctx, id: number) =>
  (await ctx.db.selectFrom('private_files').select('id').where('id', '=', id).where('kind', '=', 'consent').execute())
    .length > 0

/** What is said of a consent must be true of a paper, and a withdrawn one is not brought back by the same paper. */
export const checkPaper = async (ctx: Ctx, before: Consented, after: Consented) => {
  const { consent_on, consent_scan_file_id, consent_withdrawn_on } = after
  if (consent_on !== null && consent_on > today(ctx)) invalid({ consent_on: ['The consent is dated in the future.'] })
  if (consent_scan_file_id !== null && !(await isPaper(ctx, consent_scan_file_id)))
    invalid({ consent_scan_id: ['This is no paper of a consent.'] })
  const withdrawnBefore = before.consent_withdrawn_on
  if (withdrawnBefore !== null && consent_withdrawn_on === null && (consent_on ?? '') <= withdrawnBefore)
    invalid({
      consent_on: [`The consent was withdrawn on ${withdrawnBefore}: only one given after that day counts.`],
    })
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

/** Whoever knows the address of the file gets nothing any more, in no size. */
export const takeFilesOff = async (ctx: Ctx, id: number) => {
  const row = await ctx.db.selectFrom('media').selectAll().where('id', '=', id).executeTakeFirst()
  if (!row || row.consent_withdrawn_on === null) return
  const { storage } = ctx.services
  for (const path of await addressesOf(ctx, row)) {
    const stored = await storage.public.read(path)
    if (!stored) continue
    await storage.private.write(withdrawnPath(path), stored.bytes)
    await storage.public.remove(path)
  }
}

/** A consent that was given anew brings the file back, before any row says so. */
export const putFileBack = async (ctx: Ctx, { path }: Pick<MediaRow, 'path'>) => {
  const { storage } = ctx.services
  const kept = await storage.private.read(withdrawnPath(path))
  if (kept) await storage.public.write(path, kept.bytes)
}

/** A process may end between the withdrawal and its files; the job finds what is left. */
export const takeOffWithdrawn = defineJob(
  'media.take-off-withdrawn',
  z.object({ id: z.number().int() }),
  (ctx, { id }) => takeFilesOff(ctx, id),
)
