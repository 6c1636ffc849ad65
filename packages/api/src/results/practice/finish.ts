import { audit } from '../../kernel/audit.ts'
import { type Ctx, inTransaction } from '../../kernel/context.ts'
import type { User } from '../completed.ts'
import type { SessionRow } from './queries.ts'
import * as practice from './queries.ts'
import { endsAt, isOver } from './session-views.ts'
import { rememberSheet } from './sheet.ts'

/** Anyone who comes back after the time was up has ended when it was. */
export const stampFinished = (ctx: Ctx, session: SessionRow): Promise<SessionRow> => {
  const end = endsAt(session)
  return ctx.db
    .updateTable('practice_sessions')
    .set({ finished_at: session.finished_at ?? (end !== null && end < ctx.now() ? end : ctx.now()) })
    .where('id', '=', session.id)
    .returningAll()
    .executeTakeFirstOrThrow()
}

/** Hands one in, once: a second tab finds it finished. */
export const finishSession = (ctx: Ctx, id: number): Promise<SessionRow> =>
  inTransaction(ctx, async (ctx) => {
    const session = await practice.holdSession(ctx, id)
    if (session.finished_at !== null) return session
    await audit(ctx, { action: 'results.finish-practice', entity: 'practice_session', id })
    if (session.tells === 'at_end') await rememberSheet(ctx, session)
    return stampFinished(ctx, session)
  })

/** What ran out of time in a closed window is handed in before new questions are chosen from what was wrong in it. */
export const finishOverdue = async (ctx: Ctx, user: User): Promise<void> => {
  const open = await practice.openSheets(ctx.db, user.id)
  for (const session of open) if (isOver(ctx, session)) await finishSession(ctx, session.id)
}
