import { later } from '@northlight/contract/dates'
import { days } from '@northlight/contract/durations'
import { mediaShows } from '@northlight/contract/office/media'
import type { UploadedFile } from '@northlight/contract/uploads'
import { oneOf } from '@northlight/db/one-of'
import { contains } from '@northlight/db/search'
import { type SqlBool, sql } from 'kysely'
import { z } from 'zod'
import { audit } from '../kernel/audit.ts'
import { type Ctx, inTransaction } from '../kernel/context.ts'
import { defineJob, type Schedule } from '../kernel/jobs/define-job.ts'
import { type ListCall, listReply, pageOf } from '../kernel/paging.ts'
import { allow } from '../kernel/policy.ts'
import { chosenFilter, sortOf } from '../kernel/query.ts'
import { recordFile, writePrivateFile } from '../media/private-files.ts'
import { type MediaRow, mediaRow, mediaView } from './media-row.ts'
import { pictureUses } from './picture-uses.ts'
import { questionPaths, usedPaths } from './used-paths.ts'

/** Across a phone of today, and half of a desk: a photograph with fewer pixels is blurred in the larger places. */
const enoughWidth = 1200

type Call = ListCall & { query: { filter: Partial<Record<string, string>> } }

export const listMedia = async (ctx: Ctx, call: Call) => {
  allow(ctx, 'content.read')
  const { search, shows, ...filter } = call.query.filter
  const use = chosenFilter('use', ['unused', 'used'], filter.use)
  const alt = chosenFilter('alt', ['missing'], filter.alt)
  const size = chosenFilter('size', ['small'], filter.size)
  const shownKind = chosenFilter('shows', mediaShows, shows)
  const kind = chosenFilter('kind', ['photograph'], filter.kind)
  const drawings = kind === undefined ? [] : [...(await questionPaths(ctx))]
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
    .$if(shownKind !== undefined, (q) => q.where('shows', '=', shownKind ?? null))
    .$if(drawings.length > 0, (q) => q.where(sql<SqlBool>`not (${oneOf(ctx.db, sql<string>`path`, 'text', drawings)})`))
    .$if(alt !== undefined, (q) => q.where('alt', 'is', null).where('is_decorative', '=', false))
    .$if(size !== undefined, (q) => q.where('width', '<', enoughWidth).where('mime', '<>', 'image/svg+xml'))
    .$if(use !== undefined, (q) => q.where(use === 'used' ? isUsed : sql<SqlBool>`not (${isUsed})`))
  const found = await pageOf(filtered, call.query, (q) => {
    const [first] = sortOf(call.query.sort ?? '-created_at')
    const by = first?.column === 'bytes' ? 'bytes' : 'created_at'
    return q
      .selectAll()
      .orderBy(by, first?.direction ?? 'desc')
      .orderBy('id', 'desc')
  })
  return listReply(ctx, call, found, (row) => mediaView(row as MediaRow, used.get((row as MediaRow).path) ?? 0))
}

export const readPicture = async (ctx: Ctx, id: number) => {
  allow(ctx, 'content.read')
  const row = await mediaRow(ctx, id)
  const uses = await pictureUses(ctx, row.path)
  return { media: mediaView(row, uses.length), uses }
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
