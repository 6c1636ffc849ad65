import type { CallResult, FamilyState, FollowUpKind } from '@northlight/contract/office/family-words'
import { audit } from '../../kernel/audit.ts'
import { announce, type Ctx, inTransaction } from '../../kernel/context.ts'
import { invalid } from '../../kernel/errors.ts'
import { enqueue } from '../../kernel/jobs/define-job.ts'
import { actorId } from '../../kernel/signed-in.ts'
import { emailKey } from '../contact-events/contact-keys.ts'
import { type Family, familyRow } from '../joins/join-into.ts'
import { holdFamily } from '../open-family.ts'
import { refreshFamily } from '../refresh.ts'
import { finishDueCalls, fixVisit, insertFollowUp } from './follow-ups.ts'
import { sendFamilyMail } from './mail-job.ts'
import { setState } from './move.ts'
import { writeEvent } from './write-event.ts'

/** The first word to a new family is its answer; anyone who speaks first looks after it. */
const noteAnswer = async (ctx: Ctx, { id, answered_at, owner_id }: Family) => {
  const now = ctx.now()
  const me = actorId(ctx)
  await ctx.db
    .updateTable('families')
    .set({
      answered_at: answered_at ?? now,
      last_at: now,
      updated_at: now,
      ...(owner_id === null && me !== null && { owner_id: me, owned_at: now }),
    })
    .where('id', '=', id)
    .execute()
}

type Done = { ctx: Ctx; family: Family }

/** What all talks have in common: the family, the key, the audit and the news; `work` runs once for a key. */
const once = (
  ctx: Ctx,
  id: number,
  event: Omit<Parameters<typeof writeEvent>[1], 'family'>,
  work: (done: Done) => Promise<void> = async () => {},
) =>
  inTransaction(ctx, async (ctx) => {
    const family = await holdFamily(ctx, 'families.write', id)
    if (!(await writeEvent(ctx, { ...event, family: family.id }))) return
    await work({ ctx, family })
    await audit(ctx, { action: `counselling.add-${event.kind}`, entity: 'family', id: family.id })
    await announce(ctx, 'families')
  })

export const addNote = (ctx: Ctx, id: number, { key, text, at }: { key: string; text: string; at?: string }) =>
  once(ctx, id, { kind: 'note', key, text, at }, async ({ ctx, family }) => {
    const now = ctx.now()
    await ctx.db.updateTable('families').set({ last_at: now, updated_at: now }).where('id', '=', family.id).execute()
  })

export type Call = {
  key: string
  result: CallResult
  text?: string
  next_at?: string
  next_kind: FollowUpKind
  next_what?: string
  state?: FamilyState
  reason?: string
  at?: string
}

/** A new family that was spoken with is contacted; what else it becomes is said by the person who spoke. */
const stateOf = ({ state, result, next_kind, next_at }: Call, family: Family): FamilyState | undefined => {
  if (state) return state
  if (next_kind === 'visit' && next_at) return undefined
  return family.state === 'new' && (result === 'spoke' || result === 'call-at') ? 'contacted' : undefined
}

export const addCall = (ctx: Ctx, id: number, call: Call) => {
  const { key, result, text, next_at, next_kind, next_what, reason, at } = call
  if (result === 'call-at' && !next_at) invalid({ next_at: ['Say when to call.'] })
  return once(ctx, id, { kind: 'call', key, text, details: { result, next_at: next_at ?? null }, at }, async (done) => {
    const { ctx, family } = done
    await finishDueCalls(ctx, family.id)
    await noteAnswer(ctx, family)
    const now = (await familyRow(ctx.db, family.id)) ?? family
    const state = stateOf(call, family)
    if (state) await setState(ctx, now, state, { reason })
    if (next_at) {
      await insertFollowUp(ctx, now, {
        key: `${key}-next`,
        kind: next_kind,
        due_at: next_at,
        what: next_what || text?.slice(0, 250),
      })
      if (!state) await fixVisit(ctx, now, next_kind)
    }
    await refreshFamily(ctx.db, family.id)
  })
}

/** That it was opened; whether the sentence was sent only the phone knows. */
export const openWhatsApp = (ctx: Ctx, id: number, { key, text }: { key: string; text: string }) =>
  once(ctx, id, { kind: 'whatsapp', key, text }, ({ ctx, family }) => noteAnswer(ctx, family))

export type Letter = { key: string; to: string; subject: string; body: string }

export const mailFamily = (ctx: Ctx, id: number, { key, to, subject, body }: Letter) => {
  const address = emailKey(to) ?? invalid({ to: ['Choose an address of the family.'] })
  return once(
    ctx,
    id,
    { kind: 'mail', key, text: body, details: { subject, to: address } },
    async ({ ctx, family }) => {
      const known = await ctx.db
        .selectFrom('family_contacts')
        .select('id')
        .where('family_id', '=', family.id)
        .where('kind', '=', 'email')
        .where('value', '=', address)
        .executeTakeFirst()
      // A letter of the institute must not become a way to write to anybody.
      if (!known) invalid({ to: ['This family has no such address. Write it down first.'] })
      await noteAnswer(ctx, family)
      if (family.state === 'new') await setState(ctx, { ...family, answered_at: ctx.now() }, 'contacted')
      await enqueue(ctx, sendFamilyMail, { key })
    },
  )
}
