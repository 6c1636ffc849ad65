import { later, shownDate } from '@northlight/contract/dates'
import { days } from '@northlight/contract/durations'
import { type InviteInput, type InviteView, inviteStates } from '@northlight/contract/office/invites'
import { isStaff } from '@northlight/contract/roles'
import { digest } from '@northlight/db/digest'
import type { Tables } from '@northlight/db/tables'
import { type Selectable, type SqlBool, sql } from 'kysely'
import { z } from 'zod'
import { userByEmail } from '../../accounts/queries.ts'
import { audit } from '../../kernel/audit.ts'
import { type Ctx, inTransaction } from '../../kernel/context.ts'
import { fail, invalid } from '../../kernel/errors.ts'
import { defineJob, enqueue } from '../../kernel/jobs/define-job.ts'
import { type ListCall, listReply, pageOf, searched } from '../../kernel/paging.ts'
import { allow } from '../../kernel/policy.ts'
import { chosenFilter } from '../../kernel/query.ts'
import { newSecret } from '../../kernel/secrets.ts'
import { signedIn } from '../../kernel/signed-in.ts'
import { harmlessName } from '../../mails/harmless-name.ts'
import { sendMail } from '../../mails/service.ts'
import { branchNames } from '../queries.ts'
import { refusePastDay } from './people.ts'

const lasts = days(7)

export type Invite = Selectable<Tables['staff_invites']>
type State = (typeof inviteStates)[number]

const stateOf = (row: Invite, now: string): State => {
  if (row.accepted_at) return 'accepted'
  if (row.withdrawn_at) return 'withdrawn'
  return row.expires_at <= now ? 'expired' : 'open'
}

const inState = (state: State, now: string): ReturnType<typeof sql<SqlBool>> => {
  const waits = sql<SqlBool>`accepted_at is null and withdrawn_at is null`
  if (state === 'accepted') return sql<SqlBool>`accepted_at is not null`
  if (state === 'withdrawn') return sql<SqlBool>`withdrawn_at is not null and accepted_at is null`
  return state === 'open'
    ? sql<SqlBool>`${waits} and expires_at > ${now}`
    : sql<SqlBool>`${waits} and expires_at <= ${now}`
}

const viewsOf = async (ctx: Ctx, rows: Invite[]): Promise<InviteView[]> => {
  const branches = new Map(
    (
      await branchNames(
        ctx.db,
        rows.flatMap((row) => row.branches ?? []),
      )
    ).map((one) => [one.id, one]),
  )
  const senders = rows.flatMap(({ invited_by }) => invited_by ?? [])
  const names =
    senders.length === 0
      ? []
      : await ctx.db.selectFrom('users').select(['id', 'name']).where('id', 'in', senders).execute()
  return rows.map((row) => ({
    id: row.id,
    name: row.name,
    email: row.email,
    role: row.role,
    branches: row.branches?.flatMap((id) => branches.get(id) ?? []) ?? null,
    until: row.until,
    state: stateOf(row, ctx.now()),
    invited_by: names.find(({ id }) => id === row.invited_by)?.name ?? null,
    created_at: row.created_at,
    expires_at: row.expires_at,
  }))
}

export const inviteView = async (ctx: Ctx, row: Invite): Promise<InviteView> => {
  const [view] = await viewsOf(ctx, [row])
  return view ?? fail('not_found')
}

type InviteCall = ListCall & { query: { filter: { search?: string; state?: string } } }

export const invites = async (ctx: Ctx, call: InviteCall) => {
  allow(ctx, 'people.read')
  const { search } = call.query.filter
  const state = chosenFilter('state', inviteStates, call.query.filter.state)
  const filtered = ctx.db
    .selectFrom('staff_invites')
    .$if(search !== undefined, (query) => query.where(searched(['name', 'email'], search ?? '')))
    .$if(state !== undefined, (query) => query.where(inState(state ?? 'open', ctx.now())))
  const found = await pageOf(filtered, call.query, (query) => query.selectAll().orderBy('id', 'desc'))
  return listReply(ctx, call, { total: found.total, rows: await viewsOf(ctx, found.rows) }, (row) => row)
}

/** Who has this address already. Somebody who worked here before may come back by an invitation. */
const refuseKnown = async (ctx: Ctx, email: string) => {
  const known = await userByEmail(ctx.db, email)
  if (!known || (isStaff(known.role) && !known.is_active)) return
  invalid({
    email: [
      isStaff(known.role)
        ? 'Somebody with this address works here already.'
        : 'This address belongs to the account of a family. Invite the colleague by another address.',
    ],
  })
}

export const invite = (ctx: Ctx, input: InviteInput): Promise<InviteView> => {
  allow(ctx, 'people.write')
  refusePastDay(ctx, input.until)
  const { id: invited_by } = signedIn(ctx)
  return inTransaction(ctx, async (ctx) => {
    await refuseKnown(ctx, input.email)
    const branches = [...new Set(input.branches ?? [])]
    if ((await branchNames(ctx.db, branches)).length < branches.length)
      invalid({ branches: ['One of these branches does not exist.'] })
    const now = ctx.now()
    const row = await ctx.db
      .insertInto('staff_invites')
      .values({
        name: input.name,
        email: input.email,
        role: input.role,
        branches: branches.length === 0 ? null : branches,
        until: input.until ?? null,
        // Nothing opens with it: the real one is made when the mail is written, and stands in the mail alone.
        token_hash: digest(newSecret()),
        invited_by,
        created_at: now,
        expires_at: later(now, lasts),
      })
      .returningAll()
      .executeTakeFirstOrThrow()
    await audit(ctx, {
      action: 'staff.invite',
      entity: 'staff_invite',
      id: row.id,
      details: { role: row.role, branches, until: row.until },
    })
    await enqueue(ctx, sendInvite, { invite_id: row.id })
    return inviteView(ctx, row)
  })
}

const waiting = async (ctx: Ctx, id: number) => {
  const row = await ctx.db.selectFrom('staff_invites').selectAll().where('id', '=', id).executeTakeFirst()
  return row && !row.accepted_at && !row.withdrawn_at ? row : fail('not_found')
}

export const sendInviteAgain = (ctx: Ctx, id: number): Promise<InviteView> => {
  allow(ctx, 'people.write')
  return inTransaction(ctx, async (ctx) => {
    await waiting(ctx, id)
    const row = await ctx.db
      .updateTable('staff_invites')
      .set({ expires_at: later(ctx.now(), lasts) })
      .where('id', '=', id)
      .returningAll()
      .executeTakeFirstOrThrow()
    await audit(ctx, { action: 'staff.send-invite-again', entity: 'staff_invite', id })
    await enqueue(ctx, sendInvite, { invite_id: id })
    return inviteView(ctx, row)
  })
}

export const withdrawInvite = (ctx: Ctx, id: number) => {
  allow(ctx, 'people.write')
  return inTransaction(ctx, async (ctx) => {
    await waiting(ctx, id)
    await ctx.db.updateTable('staff_invites').set({ withdrawn_at: ctx.now() }).where('id', '=', id).execute()
    await audit(ctx, { action: 'staff.withdraw-invite', entity: 'staff_invite', id })
  })
}

export const sendInvite = defineJob(
  'staff.send-invite',
  z.object({ invite_id: z.number().int() }),
  async (ctx, { invite_id }) => {
    const row = await ctx.db.selectFrom('staff_invites').selectAll().where('id', '=', invite_id).executeTakeFirst()
    if (!row || stateOf(row, ctx.now()) !== 'open') return
    const sender = row.invited_by === null ? undefined : await inviteView(ctx, row)
    const token = newSecret()
    await ctx.db
      .updateTable('staff_invites')
      .set({ token_hash: digest(token) })
      .where('id', '=', row.id)
      .execute()
    await sendMail(ctx, {
      key: `staff-invite:${row.id}:${token.slice(0, 12)}`,
      template: 'staff-invitation',
      to: row.email,
      about: { table: 'staff_invites', id: row.id, user_id: null },
      props: {
        name: harmlessName(row.name),
        inviter: harmlessName(sender?.invited_by ?? 'The office'),
        role: row.role,
        until: shownDate(row.expires_at),
        url: `${ctx.services.siteUrl}/office/invite/${token}`,
      },
      secrets: [token],
    })
  },
  'codes',
)
