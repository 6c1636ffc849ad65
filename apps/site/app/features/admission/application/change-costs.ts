import type { SittingChoice } from '@northlight/contract/admissions/sittings'
import { indianDay, shownDate, shownTime } from '@northlight/contract/dates'
import type { Application } from './use-application.ts'

type Now = Pick<Application, 'refunds_on_withdrawal' | 'refunds_until'>
type Wanted = Pick<SittingChoice, 'refunds_until' | 'sits_on'>

/** What a family gives up by another test date: said beside the choice, before it is made. Null: nothing. */
export const changeCosts = (now: Now, wanted: Wanted, at: string): string | null => {
  const losesRefund = now.refunds_on_withdrawal && wanted.refunds_until <= at
  const isLast = wanted.sits_on <= indianDay(at)
  if (losesRefund && isLast)
    return 'With this date the fee can no longer be refunded, and the date cannot be changed again: the test begins too soon.'
  if (losesRefund) return 'With this date the fee can no longer be refunded: the test is less than two days away.'
  if (isLast) return 'This date cannot be changed again: the test begins today.'
  if (now.refunds_on_withdrawal && now.refunds_until && wanted.refunds_until < now.refunds_until)
    return `With this date the fee is refunded only if you withdraw by ${shownDate(wanted.refunds_until)}, ${shownTime(wanted.refunds_until)}.`
  return null
}
