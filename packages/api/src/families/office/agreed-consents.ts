import { indianDay } from '@northlight/contract/dates'
import type { AgreedConsent } from '@northlight/contract/office/consent-desk'
import type { Ctx } from '../../kernel/context.ts'
import { type ListCall, listReply, pageOf, searched } from '../../kernel/paging.ts'
import { allow } from '../../kernel/policy.ts'
import { partsOf, port } from '../../kernel/ports.ts'
import { lastBirthOfAdults } from './consent-desk.ts'
import { comingFor } from './queries.ts'

/** Numbers of what ends when the agreement for a person is taken back. */
export const endsWithConsent = port<(ctx: Ctx, userId: number) => Promise<string[]>>('families.ends-with-consent', 1)

type Call = ListCall & { query: { filter: { search?: string } } }

/** For whom a parent has agreed, and what taking it back would stop: looked at before it is done. */
export const agreedConsents = async (ctx: Ctx, call: Call) => {
  allow(ctx, 'consent.withdraw')
  const { search } = call.query.filter
  const today = indianDay(ctx.now())
  const inForce = ctx.db
    .selectFrom('consents')
    .innerJoin('users', 'users.id', 'consents.user_id')
    .where('consents.purpose', '=', 'child-account')
    .where('consents.withdrawn_at', 'is', null)
    .where('users.date_of_birth', '>', lastBirthOfAdults(today))
    .$if(search !== undefined, (query) =>
      query.where(searched(['users.name', 'users.email', 'consents.by_name', 'consents.by_contact'], search ?? '')),
    )
  const found = await pageOf(inForce, call.query, (query) =>
    query
      .select(['users.id', 'users.name', 'consents.by_name', 'consents.how', 'consents.agreed_at'])
      .orderBy('consents.id', 'desc'),
  )
  const rows: AgreedConsent[] = []
  for (const row of found.rows) {
    const coming = await comingFor(ctx.db, today, lastBirthOfAdults(today), row.id)
    const ends: string[] = []
    for (const numbersOf of partsOf(ctx, endsWithConsent)) ends.push(...(await numbersOf(ctx, row.id)))
    rows.push({
      ...row,
      stops: coming.map(({ stops, bites_on }) => ({ what: stops, on: bites_on })),
      ends,
    })
  }
  return listReply(ctx, call, { ...found, rows }, (row) => row)
}
