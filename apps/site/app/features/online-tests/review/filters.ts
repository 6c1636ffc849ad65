import type { ReviewedQuestionView } from '@northlight/contract/results/question-views'
import type { MistakeKind } from '@northlight/contract/results/report-views'
import type { Text } from '@northlight/contract/words/catalogue'
import { mistakeKinds } from './mistake-words.ts'

export const shows = ['all', 'wrong', 'blank', 'right', 'bookmarked'] as const
export type Show = (typeof shows)[number]

export const showWords: Record<Show, Text> = {
  all: 'All',
  wrong: 'Wrong',
  blank: 'Blank',
  right: 'Right',
  bookmarked: 'Bookmarked',
}

type Filterable = Pick<ReviewedQuestionView, 'outcome' | 'bookmark' | 'mistake'>

const tests: Record<Show, (question: Filterable) => boolean> = {
  all: () => true,
  wrong: ({ outcome }) => outcome === 'wrong' || outcome === 'partly',
  blank: ({ outcome }) => outcome === 'blank' || outcome === 'not_reached',
  right: ({ outcome }) => outcome === 'right',
  bookmarked: ({ bookmark }) => bookmark !== null,
}

export type ReviewFilter = { show: Show; mistake: MistakeKind | undefined }

/** What the address asks for; nonsense means everything. */
export const filterIn = (search: URLSearchParams): ReviewFilter => ({
  show: shows.find((show) => show === search.get('show')) ?? 'all',
  mistake: mistakeKinds.find((kind) => kind === search.get('mistake')),
})

export const matching = <Question extends Filterable>(questions: Question[], { show, mistake }: ReviewFilter) =>
  questions.filter((question) => tests[show](question) && (!mistake || question.mistake === mistake))

export const countOf = (questions: Filterable[], show: Show) => questions.filter(tests[show]).length
