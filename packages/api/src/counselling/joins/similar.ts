import { fold } from '@northlight/db/fold'
import { fold as foldColumn } from '@northlight/db/search'
import type { Ctx } from '../../kernel/context.ts'
import { maskedPhone } from '../contact-events/contact-keys.ts'
import { isFound } from '../lists/search.ts'
import { reachOf } from '../open-family.ts'
import type { Family } from './join-into.ts'

type Similar = { id: number; name: string; class: string | null; why: string }

const mostShown = 5

/** Numbers that differ from one in a single digit. */
const oneDigitOff = (phone: string): string[] =>
  [...phone].flatMap((digit, at) =>
    [...'0123456789']
      .filter((other) => other !== digit)
      .map((other) => `${phone.slice(0, at)}${other}${phone.slice(at + 1)}`),
  )

const others = (ctx: Ctx, { id }: Family) =>
  ctx.db
    .selectFrom('families')
    .select(['families.id', 'families.name', 'families.class', 'families.school'])
    .where('families.id', '!=', id)
    .where('families.joined_into', 'is', null)
    .where(reachOf(ctx, 'families.read'))

/**
 * The contacts first, through their index, and in no order: asked for the first twenty in the order of their ids,
 * PostgreSQL walks through all of them instead.
 */
const byContact = async (ctx: Ctx, family: Family, values: string[]) => {
  const contacts = await ctx.db
    .selectFrom('family_contacts')
    .select(['id', 'family_id', 'value'])
    .where('value', 'in', values)
    .where('family_id', '!=', family.id)
    .limit(200)
    .execute()
  if (contacts.length === 0) return []
  const rows = await others(ctx, family)
    .where('families.id', 'in', [...new Set(contacts.map(({ family_id }) => family_id))])
    .execute()
  const byId = new Map(rows.map((row) => [row.id, row]))
  return contacts
    .toSorted((one, other) => one.id - other.id)
    .flatMap(({ family_id, value }) => {
      const row = byId.get(family_id)
      return row ? [{ ...row, value }] : []
    })
    .slice(0, 20)
}

/** Who may be the same family, with the reason in words. Nothing is joined; pairs somebody has parted stay parted. */
export const similarFamilies = async (ctx: Ctx, family: Family): Promise<Similar[]> => {
  const contacts = await ctx.db
    .selectFrom('family_contacts')
    .select(['kind', 'value'])
    .where('family_id', '=', family.id)
    .execute()
  const values = contacts.map(({ value }) => value)
  const near = contacts.flatMap(({ kind, value }) => (kind === 'phone' ? oneDigitOff(value) : []))
  const same = values.length === 0 ? [] : await byContact(ctx, family, values)
  const close = near.length === 0 ? [] : await byContact(ctx, family, near)
  const named =
    family.school !== null && [...fold(family.name)].length >= 3
      ? await others(ctx, family)
          .where(isFound(ctx, family.name, 'all'))
          .where(foldColumn('families.name'), '=', fold(family.name))
          .limit(50)
          .execute()
      : []
  const sameSchool = named.filter(({ school }) => fold(school ?? '') === fold(family.school ?? ''))
  const found: Similar[] = [
    ...same.map(({ id, name, class: of, value }) => ({
      ...{ id, name, class: of },
      why: /^\d/.test(value) ? `has the same number ${maskedPhone(value)}` : 'has the same e-mail address',
    })),
    ...close.map(({ id, name, class: of }) => ({ ...{ id, name, class: of }, why: 'phone one digit off' })),
    ...sameSchool.map(({ id, name, class: of }) => ({ ...{ id, name, class: of }, why: 'same name and school' })),
  ]
  const apart = await ctx.db
    .selectFrom('families_apart')
    .select(['one_id', 'other_id'])
    .where((where) => where.or([where('one_id', '=', family.id), where('other_id', '=', family.id)]))
    .execute()
  const parted = new Set(apart.flatMap(({ one_id, other_id }) => [one_id, other_id]))
  const open = found.filter(({ id }) => !parted.has(id))
  // Of several reasons the first is the strongest.
  return open.filter((one, at) => open.findIndex(({ id }) => id === one.id) === at).slice(0, mostShown)
}
