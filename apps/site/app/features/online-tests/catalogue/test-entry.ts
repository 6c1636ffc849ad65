import type { TestView } from '@northlight/contract/content/tests'
import { paise, shownMoney } from '@northlight/contract/money'
import { testPath } from '../../../platform/paths/paths.ts'
import { excerpt } from '../../../platform/text/excerpt.ts'
import { beginByFor } from '../../../platform/text/start-words.ts'
import type { EmblemName } from '../../../ui/art/emblem.tsx'

/** A test in the list: what its row shows. */
export type TestEntry = {
  to: string
  name: string
  text: string
  emblem: EmblemName
  questions: number | null
  minutes: number | null
  marks: number | null
  price: string
  /** The last moment for the full time, where it depends on it. */
  beginBy: string | null
}

const emblems: [RegExp, EmblemName][] = [
  [/physics/i, 'physics'],
  [/chemistry/i, 'chemistry'],
  [/math/i, 'mathematics'],
  [/biology|neet/i, 'biology'],
  [/aptitude|class/i, 'school'],
]

export const emblemOf = (name: string): EmblemName => emblems.find(([words]) => words.test(name))?.[1] ?? 'online'

export const priceOf = ({ is_paid, amount }: Pick<TestView, 'is_paid' | 'amount'>): string =>
  is_paid && amount ? shownMoney(paise(amount)) : 'Free'

/** Untimed tests have minutes in the data that nobody is held to. */
export const minutesOf = (test: Pick<TestView, 'is_timer_active' | 'total_duration'>): number | null =>
  test.is_timer_active ? test.total_duration : null

type Listed = Omit<TestView, 'is_test_enrolled'>

export const testEntryOf = (test: Listed): TestEntry => ({
  to: testPath(test.slug),
  name: test.name,
  text: excerpt(test.short_description, test.description_unfiltered),
  emblem: emblemOf(test.name),
  questions: test.total_questions,
  minutes: minutesOf(test),
  marks: test.total_marks,
  price: priceOf(test),
  beginBy: beginByFor(test),
})
