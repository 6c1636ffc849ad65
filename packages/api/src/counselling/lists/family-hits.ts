import { gradeOf } from '@northlight/contract/office/acts'
import type { OfficeHit } from '@northlight/contract/office/search'
import type { Ctx } from '../../kernel/context.ts'
import { reached } from './list-families.ts'
import { isFound, termsOf } from './search.ts'

const mostHits = 8

/** Families the palette finds by name, number or address; nothing for those who do not work with families. */
export const familyHits = async (ctx: Ctx, q: string): Promise<OfficeHit[]> => {
  if (ctx.actor.kind !== 'user' || gradeOf('families.read', ctx.actor.role) === 'no') return []
  if (!termsOf(q).some((term) => [...term].length >= 3)) return []
  const rows = await reached(ctx)
    .select(['families.id', 'families.name', 'families.class', 'families.wants'])
    .where(isFound(ctx, q))
    .orderBy('families.touched_at', 'desc')
    .limit(mostHits)
    .execute()
  return rows.map(({ id, name, class: of, wants }) => ({
    kind: 'family',
    resource: null,
    id,
    title: name,
    under: ['family', of && `class ${of}`, wants].filter(Boolean).join(' · '),
    to: `/families/${id}`,
  }))
}
