import type { Client } from '@northlight/contract/client'
import { findLegalPage } from '../../../platform/paths/find-legal-page.ts'
import { loadFees } from '../../courses/fees/load-fees.ts'

/** What the page offers besides the sittings, which are asked for live: classes, programmes and what each would cost. */
export const registrationData = async (client: Client) => {
  const [{ options }, { programme }, fees, privacyPage] = await Promise.all([
    client.get('/options'),
    client.get('/programme/admission'),
    loadFees(client),
    findLegalPage(client, 'privacy'),
  ])
  const prices = fees
    .flatMap(({ courses }) => courses)
    .flatMap(({ course, detail }) =>
      detail ? [{ course: course.slug, paise: detail.fee.discounted_amount_paise, basis: detail.fee.fee_basis }] : [],
    )
  const cheapest = (courses: readonly string[]) =>
    prices.filter(({ course }) => courses.includes(course)).toSorted((a, b) => a.paise - b.paise)[0] ?? null
  return {
    title: programme.title,
    refundNote: programme.refund_note,
    bands: programme.scholarship.bands.map(({ min_percent, waiver_percent }) => ({ min_percent, waiver_percent })),
    resultWithinDays: programme.test.result_within_days,
    feePaise: programme.test.fee_paise,
    classes: options.registration_classes.map(({ value }) => value),
    programmes: options.programmes.map(({ value, classes, courses }) => ({ value, classes, price: cheapest(courses) })),
    privacyPage,
  }
}
export type RegistrationData = Awaited<ReturnType<typeof registrationData>>
