import type { Tables } from '@northlight/db/tables'
import type { Selectable } from 'kysely'
import type { Ctx } from '../kernel/context.ts'
import { toldAbout } from './people.ts'
import { numbersOf, recipientById, recipientOf, saidBehindLink } from './recipients.ts'
import { readStopKey } from './stop-link.ts'
import { isOnByDefault } from './tell.ts'

type Row = Pick<Selectable<Tables['mails']>, 'stop_url' | 'to_address' | 'user_id'>

/** Whether this recipient is the student the row is about, or somebody who may still know of that student. */
const mayKnow = async (ctx: Ctx, to: { id: number; user_id: number | null }, studentId: number | null) => {
  if (studentId === null || to.user_id === studentId) return true
  const people = await toldAbout(ctx, studentId)
  for (const told of people?.told ?? []) if ((await recipientOf(ctx, told)) === to.id) return true
  return false
}

/**
 * Whether a notice that stands in the outbox may go out now. It was asked when it was written; since then it may have
 * been stopped, the number given up, or the right to know of the student ended. What is no notice may always go.
 */
export const isStillWanted = async (ctx: Ctx, row: Row): Promise<boolean> => {
  if (row.stop_url === null) return true
  const stopped = readStopKey(ctx, row.stop_url.split('/').at(-1) ?? '')
  const to = stopped && (await recipientById(ctx.db, stopped.recipient))
  if (!stopped || !to) return false
  const { kind, channel } = stopped
  if (!((await saidBehindLink(ctx, to, kind, channel)) ?? isOnByDefault(channel))) return false
  if (channel === 'whatsapp' || channel === 'sms') {
    const { number } = to.user_id === null ? { number: null } : await numbersOf(ctx, to.user_id)
    if (number?.channel !== channel || number.phone !== row.to_address) return false
  }
  return mayKnow(ctx, to, row.user_id)
}
