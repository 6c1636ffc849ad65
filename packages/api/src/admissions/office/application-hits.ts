import { stateNames } from '@northlight/contract/admissions/states'
import { gradeOf } from '@northlight/contract/office/acts'
import type { OfficeHit } from '@northlight/contract/office/search'
import type { Ctx } from '../../kernel/context.ts'
import { allow, branchesOf } from '../../kernel/policy.ts'
import { applications } from './queries.ts'

/** Applications by their numbers, whole and in any case; nothing for those who do not work with applications. */
export const applicationHits = async (ctx: Ctx, terms: string[]): Promise<OfficeHit[]> => {
  const numbers = terms.map((term) => term.toUpperCase()).filter((term) => term.startsWith('ADM-'))
  if (numbers.length === 0 || ctx.actor.kind !== 'user' || gradeOf('applications.read', ctx.actor.role) === 'no')
    return []
  const branches = branchesOf(ctx, allow(ctx, 'applications.read'))
  const rows = await applications(ctx.db, { branches })
    .select(['registrations.id', 'registrations.number', 'registrations.name', 'registrations.state'])
    .where('registrations.number', 'in', numbers)
    .execute()
  return rows.map(({ id, number, name, state }) => ({
    ...{ kind: 'application', resource: null, id, title: name, to: `/applications/${id}` },
    under: `application ${number} · ${stateNames[state].toLowerCase()}`,
  }))
}
