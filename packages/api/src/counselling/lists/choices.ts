import type { FamilyChoices } from '@northlight/contract/office/families/reading'
import { fold } from '@northlight/db/fold'
import type { Ctx } from '../../kernel/context.ts'
import { contactEventLabels } from '../contact-events/contact-event.ts'
import { reached } from './list-families.ts'

/** Enough to know every word that is in use, and so few that nobody waits. */
const newest = 5000
const mostOfEach = 200

const listed = (words: (string | null)[]): string[] =>
  [...new Set(words.filter((word) => word !== null && word !== ''))]
    .slice(0, mostOfEach)
    .toSorted((one, other) => fold(one ?? '').localeCompare(fold(other ?? ''))) as string[]

/** What a list of families can be narrowed by, of those that touched us last and that one reaches. */
export const familyChoices = async (ctx: Ctx): Promise<FamilyChoices> => {
  const last = reached(ctx).orderBy('families.touched_at', 'desc').orderBy('families.id', 'desc').limit(newest)
  const rows = await last.select(['class', 'wants', 'first_source', 'first_medium', 'first_campaign']).execute()
  const pages = await ctx.db
    .selectFrom('family_touches')
    .select('page')
    .distinct()
    .where('page', 'is not', null)
    .where('family_id', 'in', ctx.db.selectFrom(last.select('families.id').as('last')).select('last.id'))
    .limit(mostOfEach)
    .execute()
  return {
    form: [...contactEventLabels(ctx)].map(([value, label]) => ({ value, label })),
    class: listed(rows.map((row) => row.class)),
    programme: listed(rows.map(({ wants }) => wants)),
    page: listed(pages.map(({ page }) => page)),
    source: listed(rows.map(({ first_source }) => first_source)),
    medium: listed(rows.map(({ first_medium }) => first_medium)),
    campaign: listed(rows.map(({ first_campaign }) => first_campaign)),
  }
}
