import type { Db } from '@northlight/db/database'
import type { PrivateFileKind } from '@northlight/db/tables/enquiries'
import type { Ctx } from '../kernel/context.ts'

/**
 * Called after the commit that deleted the rows: a file is never missing while a row still names it. One that could
 * not be removed is named in the log, and the daily look for files without a row takes it later.
 */
export const removeFiles = async (ctx: Ctx, paths: string[]) => {
  for (const path of paths)
    await ctx.services.storage.private
      .remove(path)
      .catch((error: unknown) => ctx.services.logger.error({ err: error, path }, 'a private file was left behind'))
}

/** Takes the rows of files away, and gives where the files lie that are to be removed after the commit. */
export const forgetFiles = async (db: Db, ids: number[], kind?: PrivateFileKind): Promise<string[]> => {
  if (ids.length === 0) return []
  const gone = await db
    .deleteFrom('private_files')
    .where('id', 'in', ids)
    .$if(kind !== undefined, (query) => query.where('kind', '=', kind ?? 'consent'))
    .returning('path')
    .execute()
  return gone.map(({ path }) => path)
}
