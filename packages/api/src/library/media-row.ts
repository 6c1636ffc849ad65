import type { MediaView } from '@northlight/contract/office/media'
import type { MediaTable } from '@northlight/db/tables/foundation'
import type { Selectable } from 'kysely'
import type { Ctx } from '../kernel/context.ts'
import { fail } from '../kernel/errors.ts'

export type MediaRow = Selectable<MediaTable>

export const mediaView = (row: MediaRow, uses: number): MediaView => ({
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
  consent_scan_id: row.consent_scan_file_id,
  consent_withdrawn_on: row.consent_withdrawn_on,
  uses,
  created_at: row.created_at,
})

export const mediaRow = async (ctx: Ctx, id: number): Promise<MediaRow> =>
  (await ctx.db
    .selectFrom('media')
    .selectAll()
    .where('id', '=', id)
    .where('is_private', '=', false)
    .executeTakeFirst()) ?? fail('not_found')
