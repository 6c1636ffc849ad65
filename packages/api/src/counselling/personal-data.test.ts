import { later } from '@northlight/contract/dates'
import { days } from '@northlight/contract/durations'
import { retention } from '@northlight/contract/retention'
import { expect } from 'vitest'
import { ctxAs } from '../../testing/staff.ts'
import { test } from '../../testing/test.ts'
import { collectData } from '../families/persons/collect-data.ts'
import { erasePerson } from '../families/persons/erase-person.ts'
import type { Ctx } from '../kernel/context.ts'
import { forgetOldData } from '../retention/jobs.ts'
import { handOver } from '../staff/people/hand-over.ts'
import type { ContactEvent } from './contact-events/contact-event.ts'
import { writeContactEvent } from './contact-events/write-contact-event.ts'
import { ownTables } from './joins/join-into.ts'
import { addNote } from './office/talks.ts'

const form = (ctx: Ctx, id: number, name: string, userId: number | null): ContactEvent => ({
  ...{ form: 'vrddhi', entity: 'vrddhi_enquiries', id, at: ctx.now(), name, userId },
  child: { name, class: '9', school: 'Lakeview School' },
  phones: [{ value: '9845000177', whose: 'father' }],
  emails: [],
  parentName: 'Suresh Rao',
})

const everything = async ({ db }: Ctx) => {
  const rows: unknown[] = []
  for (const table of ['families', 'family_joins', ...ownTables] as const)
    rows.push(
      ...(await db
        .selectFrom(table as 'families')
        .selectAll()
        .execute()),
    )
  return rows
}

test('a person who is deleted leaves nothing in the family; a brother or sister stays, without what was said', async ({
  ctx,
  make,
}) => {
  const [meera, rohan] = [await make.user({ name: 'Meera Rao' }), await make.user({ name: 'Rohan Rao' })]
  await writeContactEvent(ctx, form(ctx, 1, meera.name, meera.id))
  await writeContactEvent(ctx, form(ctx, 2, rohan.name, rohan.id))
  const counsellor = ctxAs(ctx, await make.user({ role: 'admin' }))
  const { id } = await ctx.db
    .selectFrom('families')
    .select('id')
    .where('joined_into', 'is', null)
    .executeTakeFirstOrThrow()
  await addNote(counsellor, id, { key: 'a'.repeat(24), text: 'Meera is shy, Rohan is not.' })

  const person = (user: typeof meera) => ({ ...user, isEmailVerified: true })
  const shown = JSON.stringify(await collectData(ctx, person(meera)))
  expect(shown).toContain('Meera is shy')
  expect(shown).toContain('9845000177')

  await erasePerson(ctx, person(meera))
  const left = JSON.stringify(await everything(ctx))
  expect(left).not.toContain('Meera')
  expect(left).toContain('Rohan Rao')
  expect(await ctx.db.selectFrom('families').select(['name', 'class', 'school', 'parent_name']).execute()).toEqual([
    { name: 'Rohan Rao', class: '9', school: 'Lakeview School', parent_name: 'Suresh Rao' },
  ])
  await erasePerson(ctx, person(rohan))
  expect(await everything(ctx)).toEqual([])
})

test('a parent who is deleted leaves no name, number or address in the family; the child in it stays whole', async ({
  ctx,
  make,
}) => {
  const own = { name: 'Suresh Rao', email: 'suresh@northlight.test', phone: '9845000177', role: 'parent' as const }
  const [suresh, meera] = [await make.user(own), await make.user({ name: 'Meera Rao' })]
  await writeContactEvent(ctx, {
    ...form(ctx, 1, meera.name, meera.id),
    emails: [{ value: own.email, whose: 'father' }],
    phones: [
      { value: own.phone, whose: 'father' },
      { value: '9845000199', whose: 'mother' },
    ],
  })
  await erasePerson(ctx, { ...suresh, isEmailVerified: true })
  const left = JSON.stringify(await everything(ctx))
  expect(left).not.toMatch(/suresh|9845000177/i)
  expect(left).toContain('9845000199')
  expect(await ctx.db.selectFrom('families').select(['name', 'class', 'school', 'parent_name']).execute()).toEqual([
    { name: 'Meera Rao', class: '9', school: 'Lakeview School', parent_name: null },
  ])
})

test('a family that nobody has heard of for a year is forgotten, and not a day earlier; one with an account stays', async ({
  ctx,
  make,
  world,
}) => {
  const account = await make.user({ name: 'Rohan Rao' })
  await writeContactEvent(ctx, form(ctx, 1, 'Meera Rao', null))
  await writeContactEvent(ctx, { ...form(ctx, 2, 'Rohan Rao', account.id), phones: [{ value: '9845000178' }] })
  world.clock.advance(retention.families.ms - days(1))
  await forgetOldData.run(ctx, {})
  expect(await ctx.db.selectFrom('families').select('id').execute()).toHaveLength(2)
  world.clock.advance(days(2))
  await forgetOldData.run(ctx, {})
  expect(await ctx.db.selectFrom('families').select('name').execute()).toEqual([{ name: 'Rohan Rao' }])
})

test('a hand-over moves families and what is still to do, and keeps the name in the history', async ({ ctx, make }) => {
  const [asha, ravi] = [
    await make.user({ name: 'Asha', role: 'counsellor' }),
    await make.user({ name: 'Ravi', role: 'counsellor' }),
  ]
  const family = await make.family({ owner_id: asha.id })
  const done = await make.followUp(family, { owner_id: asha.id, done_at: ctx.now(), done_by: asha.id })
  const open = await make.followUp(family, { owner_id: asha.id, due_at: later(ctx.now(), days(1)) })
  await addNote(ctxAs(ctx, { id: asha.id, role: 'admin' }), family.id, { key: 'b'.repeat(24), text: 'Called twice.' })
  const moved = await handOver(ctxAs(ctx, await make.user({ role: 'admin' })), asha.id, ravi.id)
  expect(moved).toEqual(
    expect.arrayContaining([
      { what: 'families', words: 'families', count: 1 },
      { what: 'follow-ups', words: 'open follow-ups', count: 1 },
    ]),
  )
  const { owner_id } = await ctx.db.selectFrom('families').select('owner_id').executeTakeFirstOrThrow()
  const followUps = await ctx.db.selectFrom('follow_ups').select(['id', 'owner_id']).orderBy('id').execute()
  expect(owner_id).toBe(ravi.id)
  expect(followUps).toEqual([
    { id: done.id, owner_id: asha.id },
    { id: open.id, owner_id: ravi.id },
  ])
  const events = await ctx.db.selectFrom('family_events').select(['kind', 'by_id']).orderBy('id').execute()
  expect(events[0]).toEqual({ kind: 'note', by_id: asha.id })
})
