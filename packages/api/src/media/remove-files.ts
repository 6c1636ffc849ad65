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
