import type { Ctx } from '../../kernel/context.ts'
import { ApiFailure } from '../../kernel/errors.ts'
import * as queries from '../queries.ts'

/** Each stands for itself: an application that refuses is named with the reason, and stops nobody else's. */
export const eachOf = async (ctx: Ctx, ids: number[], work: (id: number) => Promise<void>) => {
  const refused: { id: number; name: string; reason: string }[] = []
  for (const id of ids)
    await work(id).catch(async (error: unknown) => {
      if (!(error instanceof ApiFailure)) throw error
      const isHidden = error.code === 'not_found'
      const row = isHidden ? undefined : await queries.registrationById(ctx.db, id)
      refused.push({ id, name: row?.name ?? `Application ${id}`, reason: isHidden ? 'Not found.' : error.message })
    })
  return { done: ids.length - refused.length, refused }
}
