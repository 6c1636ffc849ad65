import { shownMoney } from '@northlight/contract/money'
import { namesOf } from '../views.ts'
import { mostEntries, ofAccounts, plain, shownDay } from './source.ts'

/** Who was seen at the door of a hall. A mark that was taken back, or made a second time, tells nothing. */
export const checkInSource = ofAccounts(async (ctx, { userIds }) => {
  const checks = await ctx.db
    .selectFrom('hall_checks')
    .innerJoin('registrations', 'registrations.id', 'hall_checks.registration_id')
    .select(['hall_checks.id', 'hall_checks.at', 'hall_checks.by_id', 'registration_id', 'registrations.number'])
    .where('registrations.user_id', 'in', userIds)
    .where('is_first', '=', true)
    .where('undone_at', 'is', null)
    .orderBy('hall_checks.at', 'desc')
    .limit(mostEntries)
    .execute()
  const names = await namesOf(
    ctx,
    checks.map(({ by_id }) => by_id),
  )
  return checks.map((check) => ({
    ...plain,
    key: `check-in:${check.id}`,
    at: check.at,
    kind: 'check-in',
    title: `Checked in at the hall, ${check.number}`,
    by: check.by_id === null ? null : (names.get(check.by_id) ?? null),
    to: `/applications/${check.registration_id}`,
    tab: 'tests',
  }))
})

type Terms = { fee_paise: number; waived_paise: number; waiver_percent: number; until: string }

const termsOf = ({ fee_paise, waived_paise, waiver_percent, until }: Terms): string => {
  const waived = waived_paise > 0 ? ` with ${waiver_percent} per cent waived` : ''
  return `${shownMoney(fee_paise - waived_paise)}${waived}, until ${shownDay(until)}`
}

/** Seats in courses that were offered, those that a later offer took the place of too. */
export const offerSource = ofAccounts(async (ctx, { userIds }) => {
  const offers = await ctx.db
    .selectFrom('offers')
    .innerJoin('registrations', 'registrations.id', 'offers.registration_id')
    .select(['offers.id', 'offers.created_at', 'offers.by_id', 'registration_id', 'offers.title', 'replaced_at'])
    .select(['offers.fee_paise', 'offers.waived_paise', 'offers.waiver_percent', 'offers.until'])
    .where('registrations.user_id', 'in', userIds)
    .orderBy('offers.created_at', 'desc')
    .limit(mostEntries)
    .execute()
  const names = await namesOf(
    ctx,
    offers.map(({ by_id }) => by_id),
  )
  return offers.map((offer) => ({
    ...plain,
    key: `offer:${offer.id}`,
    at: offer.created_at,
    kind: 'offer',
    title: `${offer.replaced_at === null ? 'Offer' : 'Earlier offer'}: ${offer.title}`,
    text: termsOf(offer),
    by: offer.by_id === null ? null : (names.get(offer.by_id) ?? null),
    family_sees: true,
    to: `/applications/${offer.registration_id}`,
    tab: 'tests',
  }))
})
