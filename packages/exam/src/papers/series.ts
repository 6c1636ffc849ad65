import { days, type Ms } from '../durations.ts'

/**
 * When a paper of a series opens. All that is said must hold: a date for everybody, days after the student joined, and
 * so many papers finished before. Nothing said: at once.
 */
export type Opening = { at: Ms | null; daysAfterJoining: number | null; papersFinished: number | null }

export type SeriesPaper = Opening & { number: number }

export type PaperState =
  | { number: number; is: 'finished' | 'open' }
  /** `finishFirst`: so many papers more; `opensAt`: not before this moment. At least one of them is said. */
  | { number: number; is: 'waiting'; opensAt: Ms | null; finishFirst: number }

export type Joined = { joinedAt: Ms; now: Ms; finished: ReadonlySet<number> }

const momentOf = ({ at, daysAfterJoining }: Opening, joinedAt: Ms): Ms | null => {
  const own = daysAfterJoining === null ? null : joinedAt + days(daysAfterJoining)
  if (at === null || own === null) return at ?? own
  return Math.max(at, own)
}

/** Each paper as it stands for one student. Time and finished papers only ever open, they never close. */
export const seriesOf = (papers: readonly SeriesPaper[], { joinedAt, now, finished }: Joined): PaperState[] => {
  const done = papers.filter(({ number }) => finished.has(number)).length
  return papers.map((paper) => {
    const { number } = paper
    if (finished.has(number)) return { number, is: 'finished' }
    const moment = momentOf(paper, joinedAt)
    const opensAt = moment !== null && moment > now ? moment : null
    const finishFirst = Math.max(0, (paper.papersFinished ?? 0) - done)
    return opensAt === null && finishFirst === 0
      ? { number, is: 'open' }
      : { number, is: 'waiting', opensAt, finishFirst }
  })
}

/** What stands first: an open paper, else the one that opens soonest; nothing when all are finished. */
export const nextPaper = (states: readonly PaperState[]): PaperState | null => {
  const open = states.find(({ is }) => is === 'open')
  if (open) return open
  const waiting = states.flatMap((state) => (state.is === 'waiting' ? [state] : []))
  const [soonest] = waiting.toSorted(
    (a, b) => a.finishFirst - b.finishFirst || (a.opensAt ?? 0) - (b.opensAt ?? 0) || a.number - b.number,
  )
  return soonest ?? null
}

/**
 * A series that can never be finished, such as a paper that asks for more finished papers than there are others; the
 * numbers of those papers. Staff are told before anybody has paid.
 */
export const neverOpen = (papers: readonly SeriesPaper[]): number[] => {
  const left = new Map(papers.map((paper) => [paper.number, paper.papersFinished ?? 0]))
  for (let done = 0; ; ) {
    const open = [...left].filter(([, needed]) => needed <= done)
    if (open.length === 0) return [...left.keys()]
    for (const [number] of open) left.delete(number)
    done += open.length
  }
}
