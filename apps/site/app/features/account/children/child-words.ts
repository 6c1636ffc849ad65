import { stateNames } from '@northlight/contract/admissions/states'
import type { ChildApplicationView, NextTestView, TakenTestView } from '@northlight/contract/children'
import { type Instant, shownDate, shownTime } from '@northlight/contract/dates'
import { shownMoney } from '@northlight/contract/money'
import { shownDay } from '@northlight/contract/shown-day'
import { lengthWords } from '../../../platform/text/start-words.ts'

/** `181 of 300`, or why there are no marks. */
export const marksWords = ({ result, ended_at }: Pick<TakenTestView, 'result' | 'ended_at'>): string => {
  if (result) return `${result.marks} of ${result.max_marks}`
  return ended_at === null ? 'Not finished' : 'Result not out yet'
}

/** As the letter rounds it, so that list and letter say one number. */
export const usedWords = (ms: number): string => {
  const whole = Math.round(Math.round(ms / 1000) / 60)
  return lengthWords(whole === 0 ? ms : whole * 60_000)
}

const moment = (at: Instant) => `${shownDate(at)}, ${shownTime(at)}`

type Times = Pick<NextTestView, 'status' | 'opens_at' | 'closes_at'>

/** `Opens 29 Nov 2026, 10:00 am`; once it is open, until when. */
export const whenWords = ({ status, opens_at, closes_at }: Times, now: Instant): string => {
  if (status === 'Ongoing') return 'Being taken now'
  if (opens_at !== null && opens_at > now) return `Opens ${moment(opens_at)}`
  return closes_at === null ? 'Open now' : `Open now, until ${moment(closes_at)}`
}

/** The first that is not begun; one that is being taken only where nothing else comes. */
export const nextOf = <Test extends Pick<NextTestView, 'status'>>(tests: Test[]): Test | undefined =>
  tests.find(({ status }) => status !== 'Ongoing') ?? tests[0]

type Application = ChildApplicationView

/** `Sun, 13 Dec 2026, 10:30 am – 12:30 pm, Hubballi campus` while the test is ahead; nothing afterwards. */
export const sittingWords = ({ state, test }: Application): string | null => {
  if (!['registered', 'paid', 'hall-ticket-issued'].includes(state)) return null
  const { sits_on, closes_on, slot, centre } = test
  const isOneDay = closes_on === null || closes_on === sits_on
  return [isOneDay ? shownDay(sits_on) : `${shownDay(sits_on)} to ${shownDate(closes_on)}`, slot, centre].join(', ')
}

/** `Seat offered`; once the last day of the offer is over, that it is. */
export const applicationState = ({ state, offer }: Application): string =>
  offer?.state === 'past' ? 'Offer over' : stateNames[state]

/** What the family has to do now, and where. */
export const applicationStep = ({ state, payment_status, offer }: Application, name: string): string | null => {
  if (state === 'registered' && payment_status === 'PENDING')
    return `The fee is not paid yet. It is paid in the account of ${name}.`
  if (!offer) return null
  if (offer.state === 'past')
    return `${offer.title}: the seat was held until ${shownDate(offer.until)}. Please call us if you still want it.`
  const sum = offer.to_pay_paise === null ? '' : ` ${shownMoney(offer.to_pay_paise)} to pay.`
  return `${offer.title}: the seat is held until ${shownDate(offer.until)}.${sum} It is accepted in the account of ${name}, or call us.`
}
