import type { ApplicationState } from '@northlight/contract/admissions/states'
import type { Tables } from '@northlight/db/tables'
import type { Updateable } from 'kysely'
import { familyAdmitted } from '../counselling/contact-events/by-itself.ts'
import { audit } from '../kernel/audit.ts'
import type { Ctx } from '../kernel/context.ts'
import * as queries from './queries.ts'

type Move = {
  to: ApplicationState
  /** A sentence for the family. */
  note?: string
  /** `verb-noun` for the audit log. */
  action: string
  change?: Updateable<Tables['registrations']>
}

/** Brings an application to a state and writes down who did it and when. Inside the caller's transaction. */
export const move = async (ctx: Ctx, id: number, { to, note, action, change = {} }: Move) => {
  const { actor } = ctx
  const row = await queries.changeRegistration(ctx.db, id, { ...change, state: to, updated_at: ctx.now() })
  await queries.insertStep(ctx.db, {
    registration_id: id,
    state: to,
    note: note ?? null,
    actor_kind: actor.kind,
    actor_id: actor.kind === 'user' ? actor.id : null,
    at: ctx.now(),
  })
  await audit(ctx, {
    action: `admissions.${action}`,
    entity: 'registration',
    id,
    details: { state: to, sitting: row.sitting_id },
  })
  if (to === 'admitted' && row.user_id !== null) await familyAdmitted(ctx, row.user_id)
  return row
}
