import type { Ctx } from '../kernel/context.ts'
import * as queries from './queries.ts'
import { giveSeatsBack } from './sittings/seats.ts'
import { move } from './timeline.ts'

type Person = { id: number }

/** Applications and what happened to them, for the file a person can ask for. */
export const admissionData = async (ctx: Ctx, { id }: Person) => {
  const rows = await queries.registrationsOfUser(ctx.db, id)
  const steps = []
  for (const row of rows) steps.push(...(await queries.stepsOf(ctx.db, row.id)))
  return [
    {
      title: 'Applications for admission',
      rows: rows.map(({ user_id, sitting_id, held_until, ticket_version, ...row }) => row),
    },
    {
      title: 'What happened to the applications',
      rows: steps.map(({ registration_id, state, note, at }) => ({ application: registration_id, state, note, at })),
    },
  ]
}

const removed = 'removed'
const closed: queries.Registration['state'][] = ['withdrawn', 'admitted', 'declined']

/** The application ends and its seat is free; the row stays nameless, because a payment may point to it. */
export const eraseAdmissions = async (ctx: Ctx, { id }: Person) => {
  for (const row of await queries.registrationsOfUser(ctx.db, id)) {
    if (row.seat !== 'none') await giveSeatsBack(ctx.db, row.sitting_id, 1)
    if (!closed.includes(row.state))
      await move(ctx, row.id, { to: 'withdrawn', action: 'erase', note: 'The account was deleted.' })
    await ctx.db
      .deleteFrom('mails')
      .where('template', 'in', ['admission-news', 'office-registration'])
      .where('dedupe_key', 'like', `admission%:${row.id}:%`)
      .execute()
    await queries.changeRegistration(ctx.db, row.id, {
      user_id: null,
      name: removed,
      email: `removed-${row.id}@deleted.invalid`,
      school_name: removed,
      address: removed,
      father_name: null,
      father_relation: null,
      father_phone: null,
      father_email: null,
      mother_name: null,
      mother_relation: null,
      mother_phone: null,
      mother_email: null,
      seat: 'none',
      held_until: null,
      updated_at: ctx.now(),
    })
  }
  return {}
}
