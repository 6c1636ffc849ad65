import type { SittingChoice } from '@northlight/contract/admissions/sittings'
import { shownDate } from '@northlight/contract/dates'
import { shownMoney } from '@northlight/contract/money'
import { shownDay } from '../../../platform/text/shown-day.ts'

type Dated = Pick<SittingChoice, 'sits_on' | 'closes_on'>

/** `Sun, 6 Dec 2026`, or from one day to another. */
export const daysOf = ({ sits_on, closes_on }: Dated): string =>
  closes_on && closes_on !== sits_on ? `${shownDay(sits_on)} to ${shownDate(closes_on)}` : shownDay(sits_on)

export const feeOf = (paise: number): string => (paise === 0 ? 'free' : shownMoney(paise))

/** Few seats are said as they are; many need no number to hurry anyone. */
export const seatsOf = ({ seats_left }: Pick<SittingChoice, 'seats_left'>): string =>
  seats_left === 0 ? 'full' : seats_left === 1 ? '1 seat left' : `${seats_left} seats left`
