import type { MistakeKind, QuestionMarkView } from '@northlight/contract/results/report-views'
import { type SheetItem, sheetOf } from '@northlight/exam/papers/paper'
import { ADMISSION_GRADES, type GradeScale, TEST_GRADES } from '@northlight/exam/results/grades'
import { percentileText } from '@northlight/exam/results/percentile'
import { STANDING_FROM } from '@northlight/exam/results/subject-figures'
import { usualTimeIn } from '@northlight/exam/results/times'
import type { LoadedPaper } from '../../exams/papers/papers.ts'
import { asOf } from '../../marking/rank-test.ts'
import type { Marked } from '../completed.ts'
import { toTotals, whole } from '../numbers.ts'
import type * as queries from '../queries.ts'

export const scaleOf = (test: { is_admission: boolean }): GradeScale =>
  test.is_admission ? ADMISSION_GRADES : TEST_GRADES

/** First of three says nothing; a rank is told from so many takers on. */
export const rankOf = (row: { rank: number | null; takers: number | null }): number | null =>
  row.takers === null || row.takers < STANDING_FROM ? null : row.rank

export const percentileOf = (row: { at_or_below: number | null; takers: number | null }): string | null =>
  row.at_or_below === null || row.takers === null || row.takers < STANDING_FROM
    ? null
    : percentileText({ atOrBelow: row.at_or_below, takers: row.takers })

export const standingView = ({ result }: Marked, figures: Awaited<ReturnType<typeof queries.standingOf>>) => {
  if (result.rank === null || result.takers === null || result.at_or_below === null || !figures) return null
  // Figures of few would tell the marks of one person.
  if (result.takers < STANDING_FROM) return null
  const gap = figures.tenth === null ? 0 : figures.tenth - asOf(result.marks, result.max_marks, figures.max_marks)
  return {
    rank: result.rank,
    is_shared: result.is_rank_shared,
    takers: result.takers,
    percentile: percentileOf(result) ?? '',
    above: result.takers - result.at_or_below,
    below_or_same: result.at_or_below - 1,
    gap_to_tenth: gap > 0 ? whole(gap) : null,
    average: whole(figures.average),
    median: whole(figures.median),
    best: whole(figures.best),
  }
}

export const bandsView = ({ result }: Marked, figures: Awaited<ReturnType<typeof queries.standingOf>>) => {
  if (!figures || figures.takers < STANDING_FROM || result.rank === null) return []
  const last = figures.distribution.length - 1
  const own = asOf(result.marks, result.max_marks, figures.max_marks)
  return figures.distribution.map(({ from, to, takers }, at) => ({
    from: whole(from),
    to: whole(to),
    takers,
    is_own: own >= from && (own < to || at === last),
  }))
}

/** Questions in the order in which this student saw them. */
export const questionMarks = (
  { attempt, sheet }: Marked,
  loaded: LoadedPaper,
  ownWords: { slot: number; kind: MistakeKind }[],
): { items: SheetItem[]; questions: QuestionMarkView[] } => {
  const items = sheetOf(loaded.paper, attempt.items)
  const marks = new Map(sheet.slot_marks.map((one) => [one.slot, one]))
  const mistakes = new Map(sheet.mistakes.map((one) => [one.slot, one.kind]))
  const own = new Map(ownWords.map((one) => [one.slot, one.kind]))
  const names = new Map(loaded.paper.sections.map((section) => [section.id, section.name]))
  const usualTime = usualTimeIn(items, attempt.terms)
  const questions = items.map((item) => {
    const mark = marks.get(item.slot)
    const seen = mistakes.get(item.slot) ?? null
    const named = seen && own.get(item.slot)
    return {
      slot: item.slot,
      number: item.number,
      section: names.get(item.section) ?? item.subject,
      subject: item.subject,
      topic: item.question.topic,
      difficulty: item.question.difficulty,
      outcome: mark?.outcome ?? ('not_reached' as const),
      marks: whole(mark?.marks ?? 0),
      max: whole(mark?.max ?? item.scheme.right),
      time_ms: sheet.times[item.slot] ?? 0,
      usual_ms: usualTime(item),
      mistake: named ?? seen,
      is_own_word: named !== undefined && named !== null && named !== seen,
    }
  })
  return { items, questions }
}

export const timeOf = (questions: QuestionMarkView[], belongs: (one: QuestionMarkView) => boolean) =>
  questions.filter(belongs).reduce((sum, { time_ms }) => sum + time_ms, 0)

export const partsView = ({ sheet, result }: Marked, loaded: LoadedPaper, questions: QuestionMarkView[]) => ({
  sections: sheet.sections.map(({ section, ...totals }) => {
    const { name, subject } = loaded.paper.sections.find(({ id }) => id === section) ?? { name: '', subject: '' }
    return {
      ...toTotals(
        totals,
        timeOf(questions, (one) => one.section === name),
      ),
      name,
      subject,
    }
  }),
  subjects: result.subjects.map(({ name, ...totals }) => ({
    ...toTotals(
      totals,
      timeOf(questions, (one) => one.subject === name),
    ),
    name,
  })),
  topics: sheet.topics.map(({ subject, topic, ...totals }) => ({
    ...toTotals(
      totals,
      timeOf(questions, (one) => one.subject === subject && one.topic === topic),
    ),
    subject,
    topic,
  })),
})
