import type { SittingChoice } from '@northlight/contract/admissions/sittings'
import { shownDate } from '@northlight/contract/dates'
import { shownMoney } from '@northlight/contract/money'
import { shownDay } from '@northlight/contract/shown-day'
import { type Say, sayEnglish } from '@northlight/contract/words/say'
import type { UsedWords } from '@northlight/ui/words/use-words.ts'

type Dated = Pick<SittingChoice, 'sits_on' | 'closes_on'>

/** `Sun, 6 Dec 2026`, or from one day to another. */
export const daysOf = (
  { sits_on, closes_on }: Dated,
  { say, language }: Pick<UsedWords, 'say' | 'language'> = { say: sayEnglish, language: 'en' },
): string =>
  closes_on && closes_on !== sits_on
    ? say('{from} to {to}', { from: shownDay(sits_on, language), to: shownDate(closes_on, language) })
    : shownDay(sits_on, language)

export const feeOf = (paise: number, say: Say = sayEnglish): string => (paise === 0 ? say('free') : shownMoney(paise))

/** Few seats are said as they are; many need no number to hurry anyone. */
export const seatsOf = ({ seats_left }: Pick<SittingChoice, 'seats_left'>, say: Say = sayEnglish): string =>
  seats_left === 0
    ? say('full')
    : seats_left === 1
      ? say('1 seat left')
      : say('{count} seats left', { count: seats_left })
