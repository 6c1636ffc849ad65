import { later } from '@northlight/contract/dates'
import { minutes } from '@northlight/contract/durations'
import { isStaff, type Role } from '@northlight/contract/roles'
import type { Ctx } from '../../kernel/context.ts'
import { accessSettings } from './access-settings.ts'

type Session = {
  token_id: number
  role: Role
  begun_at: string
  last_used_at: string | null
  active_at: string | null
}

/** Noted at most this often, so that working costs a write a minute. */
const noteEvery = minutes(1)

const lastActive = ({ active_at, last_used_at, begun_at }: Session): string => active_at ?? last_used_at ?? begun_at

/**
 * Whether a colleague has left this session open and gone: a screen that is open on a desk of the office is everybody's
 * who passes by. Sessions of students have no such end: one of them may write a test for three hours.
 */
export const isLeftOpen = async (ctx: Ctx, session: Session): Promise<boolean> => {
  if (!isStaff(session.role)) return false
  const { staff_idle_minutes } = await accessSettings(ctx)
  return lastActive(session) < later(ctx.now(), -minutes(staff_idle_minutes))
}

/** Somebody has done something here. */
export const noteActive = async (ctx: Ctx, session: Session): Promise<void> => {
  if (!isStaff(session.role)) return
  const now = ctx.now()
  if (session.active_at !== null && session.active_at > later(now, -noteEvery)) return
  await ctx.db.updateTable('access_tokens').set({ active_at: now }).where('id', '=', session.token_id).execute()
}
