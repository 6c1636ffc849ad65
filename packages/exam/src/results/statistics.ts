import { answerText } from '../answers/answers.ts'
import type { SlotMark } from '../marking/mark.ts'
import { type Marks, percentHundredths } from '../marking/marks.ts'
import { middleOf } from './class-statistics.ts'
import type { TimePerSlot } from './times.ts'

/** One taker's total and marks, for judging the questions rather than the takers. */
export type MarkedAttempt = { total: Marks; slotMarks: SlotMark[]; times?: TimePerSlot }

export type ItemStatistics = {
  version: number
  takers: number
  right: number
  partly: number
  wrong: number
  blank: number
  /** Share of takers who got it right, in hundredths of a percent. */
  facility: number
  /** Right answers of the best 27 % less those of the weakest 27 %, in hundredths of a percent; null for small groups. */
  discrimination: number | null
  /**
   * How often each answer was given, most frequent first, and by what share of the best third, in hundredths of a
   * percent; null for small groups.
   */
  answers: { answer: string; takers: number; isRight: boolean; best: number | null }[]
  mostChosenWrong: { answer: string; takers: number } | null
  /** Options that nobody chose. */
  unchosen: string[]
  /** The time in the middle of those who saw it, in milliseconds; null where no times are known. */
  usualMs: number | null
  /** What a teacher should look at, in plain words. */
  flags: string[]
}

/** Below this, a comparison of the best and the weakest says nothing. */
export const SMALLEST_GROUP = 20
const GROUP_SHARE = 0.27

const EASY = 9000
const HARD = 2000
const WEAK = 1000
const MANY_BLANK = 5000

type Entry = { total: Marks; mark: SlotMark; ms: number | undefined }

const rightIn = (entries: Entry[]): number => entries.filter(({ mark }) => mark.outcome === 'right').length

const bestFirst = (entries: Entry[]): Entry[] => entries.toSorted((a, b) => b.total - a.total)

const discriminationOf = (entries: Entry[]): number | null => {
  if (entries.length < SMALLEST_GROUP) return null
  const ordered = bestFirst(entries)
  const size = Math.round(entries.length * GROUP_SHARE)
  return percentHundredths(rightIn(ordered.slice(0, size)) - rightIn(ordered.slice(-size)), size)
}

const answersOf = (entries: Entry[]): ItemStatistics['answers'] => {
  const counts = new Map<string, { takers: number; isRight: boolean; ofBest: number }>()
  const best = entries.length < SMALLEST_GROUP ? 0 : Math.round(entries.length / 3)
  for (const [place, { mark }] of bestFirst(entries).entries()) {
    if (!mark.answer) continue
    const text = answerText(mark.answer)
    const known = counts.get(text) ?? { takers: 0, ofBest: 0 }
    counts.set(text, {
      takers: known.takers + 1,
      isRight: mark.outcome === 'right',
      ofBest: known.ofBest + (place < best ? 1 : 0),
    })
  }
  return [...counts]
    .map(([answer, { ofBest, ...count }]) => ({
      ...{ answer, ...count },
      best: best === 0 ? null : percentHundredths(ofBest, best),
    }))
    .sort((a, b) => b.takers - a.takers || (a.answer < b.answer ? -1 : 1))
}

/** A question that takes twice as long as the one in the middle of the paper. */
const isSlow = (usualMs: number | null, paperMs: number | null): boolean =>
  usualMs !== null && paperMs !== null && paperMs > 0 && usualMs >= 2 * paperMs

const flagsOf = (item: Omit<ItemStatistics, 'flags'>, paperMs: number | null): string[] => {
  if (item.takers < SMALLEST_GROUP) return ['Too few students have answered to judge this question.']
  const flags: string[] = []
  const wrong = item.mostChosenWrong
  if (item.discrimination !== null && item.discrimination < 0)
    flags.push('Weak students did better here than strong ones: check the key.')
  if (wrong && wrong.takers > item.right)
    flags.push(`More students chose ${wrong.answer} than the right answer: check the key and the wording.`)
  if (item.facility >= EASY) flags.push('Nearly everyone got it right: too easy to tell students apart.')
  if (item.facility < HARD) flags.push('Very few got it right: very hard, or not taught yet.')
  if (item.discrimination !== null && item.discrimination >= 0 && item.discrimination < WEAK && item.facility < EASY)
    flags.push('Strong and weak students did about the same: it does not tell them apart.')
  if (percentHundredths(item.blank, item.takers) >= MANY_BLANK) flags.push('Half or more left it blank.')
  // Where nearly everyone is right, the other options stand idle anyway.
  if (item.unchosen.length > 0 && item.facility < EASY)
    flags.push(
      item.unchosen.length === 1
        ? `Option ${item.unchosen[0]} was chosen by nobody.`
        : `Options ${item.unchosen.join(', ')} were chosen by nobody.`,
    )
  if (isSlow(item.usualMs, paperMs)) flags.push('It took twice the usual time.')
  return flags
}

const chosenIn = ({ mark: { answer } }: Entry): string[] =>
  answer?.type === 'single' ? [answer.option] : answer?.type === 'multiple' ? answer.options : []

const statisticsOfOne = (version: number, entries: Entry[], options: string[]): Omit<ItemStatistics, 'flags'> => {
  const having = (...outcomes: string[]) => entries.filter(({ mark }) => outcomes.includes(mark.outcome)).length
  const answers = answersOf(entries)
  const wrong = answers.find((one) => !one.isRight)
  const chosen = new Set(entries.flatMap(chosenIn))
  return {
    version,
    takers: entries.length,
    right: having('right'),
    partly: having('partly'),
    wrong: having('wrong'),
    blank: having('blank', 'not_reached'),
    facility: percentHundredths(having('right'), entries.length),
    discrimination: discriminationOf(entries),
    answers,
    mostChosenWrong: wrong ? { answer: wrong.answer, takers: wrong.takers } : null,
    unchosen: chosen.size === 0 ? [] : options.filter((name) => !chosen.has(name)),
    usualMs: middleOf(entries.flatMap(({ ms }) => (ms === undefined || ms === 0 ? [] : [ms]))),
  }
}

/**
 * Statistics of every question version that was picked; withdrawn questions are left out. `options` names what could be
 * chosen, by version: without it nothing is said of options that nobody took.
 */
export const itemStatistics = (
  attempts: MarkedAttempt[],
  options: ReadonlyMap<number, string[]> = new Map(),
): ItemStatistics[] => {
  const versions = new Map<number, Entry[]>()
  for (const { total, slotMarks, times } of attempts)
    for (const mark of slotMarks) {
      if (mark.outcome === 'dropped') continue
      const entry = { total, mark, ms: times?.[mark.slot] }
      const entries = versions.get(mark.version)
      if (entries) entries.push(entry)
      else versions.set(mark.version, [entry])
    }
  const items = [...versions].map(([version, entries]) => statisticsOfOne(version, entries, options.get(version) ?? []))
  const paperMs = middleOf(items.flatMap(({ usualMs }) => usualMs ?? []))
  return items.map((item) => ({ ...item, flags: flagsOf(item, paperMs) }))
}
