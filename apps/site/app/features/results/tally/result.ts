import type { ResultOutcome, ResultView } from '@northlight/contract/content/disclosures'
import { shownDate } from '@northlight/contract/dates'

/** Where the students of one year went, every one of them. */
export type Result = {
  year: number
  began: number
  finished: number
  left: number
  outcomes: ResultOutcome[]
  countedOn: string
}

export const resultOf = (view: ResultView): Result => ({
  year: view.year,
  began: view.students_began,
  finished: view.students_finished,
  left: view.students_left,
  outcomes: view.outcomes,
  countedOn: shownDate(view.counted_on),
})
