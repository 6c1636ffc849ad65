import { later } from '@northlight/contract/dates'
import { days } from '@northlight/contract/durations'
import type { Ctx } from '../src/kernel/context.ts'
import { insert, type New, next } from './rows.ts'

/** Families as counsellors know them. */
export const counsellingFactories = (ctx: Ctx) => {
  const make = {
    family: ({ phone, email, ...fields }: New<'families'> & { phone?: string; email?: string } = {}) =>
      make.familyWith({ phone: phone ?? `98${String(10_000_000 + next()).slice(0, 8)}`, email }, fields),
    familyWith: async ({ phone, email }: { phone?: string; email?: string }, fields: New<'families'>) => {
      const now = ctx.now()
      const family = await insert(ctx.db, 'families', {
        name: 'Asha Rao',
        class: null,
        school: null,
        parent_name: null,
        wants: null,
        branch_id: null,
        state: 'new',
        state_at: now,
        due_at: later(now, days(1)),
        lost_reason: null,
        owner_id: null,
        owned_at: null,
        next_at: null,
        came_at: now,
        touched_at: now,
        last_at: now,
        answered_at: null,
        form: 'contact',
        first_source: null,
        first_medium: null,
        first_campaign: null,
        last_source: null,
        last_medium: null,
        last_campaign: null,
        search: `${(fields.name ?? 'Asha Rao').toLowerCase()} ${phone ?? ''} ${email ?? ''}`,
        joined_into: null,
        created_at: now,
        updated_at: now,
        ...fields,
      })
      for (const [kind, value] of [
        ['phone', phone],
        ['email', email],
      ] as const)
        if (value)
          await insert(ctx.db, 'family_contacts', { family_id: family.id, kind, value, whose: null, created_at: now })
      return family
    },
    followUp: (family: { id: number }, fields: New<'follow_ups'> = {}) =>
      insert(ctx.db, 'follow_ups', {
        family_id: family.id,
        owner_id: null,
        kind: 'call',
        due_at: ctx.now(),
        what: 'Call',
        done_at: null,
        done_by: null,
        created_at: ctx.now(),
        key: null,
        ...fields,
      }),
    /** What the examples of the contract speak of. */
    exampleFamilies: async () => {
      const family = await make.family({ id: 9001, name: 'Meera Krishnan', email: 'asha@example.com' })
      await make.family({ id: 9002, name: 'Meera Kumar' })
      await make.followUp(family, { id: 9001, kind: 'visit' })
    },
  }
  return make
}
