/** Which step numbers of one device are stored, as closed ranges in order: [[1, 40], [43, 44]]. */
export type Ranges = [number, number][]

/** Stored numbers by device. Small whatever the number of steps, so it can live in the attempt's own row. */
export type Ledger = Record<number, Ranges>

export const holds = (ranges: Ranges, number: number): boolean =>
  ranges.some(([from, to]) => from <= number && number <= to)

/** A screen sends its steps in order; one that runs this far ahead of what is complete is not ours. */
export const FURTHEST_AHEAD = 2_000
/** Every lost message leaves one hole until it is sent again; an honest screen has a handful. */
export const MOST_RANGES = 50
/** Of one attempt, all its screens together: two for every second of a paper of almost three hours. */
export const MOST_STEPS = 20_000

export type Limits = { ahead: number; ranges: number; steps: number }
const UNLIMITED: Limits = {
  ahead: Number.POSITIVE_INFINITY,
  ranges: Number.POSITIVE_INFINITY,
  steps: Number.POSITIVE_INFINITY,
}

export type Added = {
  ranges: Ranges
  /** Not known before and taken, in order. */
  fresh: number[]
  /** Beyond a limit: not taken, and to be sent again when the gaps before them are filled. */
  refused: number[]
  /** How many entries were looked at: the cost, told so that it can be tested. */
  looked: number
}

/**
 * Adds numbers in one pass: both lists are walked once in order, so the cost grows with their lengths and not with
 * their product, whatever numbers a client makes up.
 */
export const addNumbers = (stored: Ranges, numbers: number[], limits: Limits = UNLIMITED): Added => {
  const sorted = [...new Set(numbers)].sort((a, b) => a - b)
  const ranges: Ranges = []
  const added: Added = { ranges, fresh: [], refused: [], looked: 0 }
  let next = 0
  /** Takes over every stored range that begins at or before this number, or touches it. */
  const moveUpTo = (number: number) => {
    for (let range = stored[next]; range && range[0] <= number; range = stored[next]) {
      const last = ranges.at(-1)
      if (last && range[0] <= last[1] + 1) last[1] = Math.max(last[1], range[1])
      else ranges.push([range[0], range[1]])
      next += 1
      added.looked += 1
    }
  }
  for (const number of sorted) {
    added.looked += 1
    moveUpTo(number)
    const last = ranges.at(-1)
    if (last && number <= last[1]) continue
    const isLonger = last?.[1] === number - 1
    const isNewRange = !isLonger && stored[next]?.[0] !== number + 1
    const isTooFar = number > completeUpTo(ranges) + limits.ahead
    const isOneTooMany = isNewRange && ranges.length + stored.length - next >= limits.ranges
    if (isTooFar || isOneTooMany || added.fresh.length >= limits.steps) {
      added.refused.push(number)
      continue
    }
    added.fresh.push(number)
    if (last && isLonger) last[1] = number
    else ranges.push([number, number])
    moveUpTo(number + 1)
  }
  moveUpTo(Number.POSITIVE_INFINITY)
  return added
}

/** From the record: whatever stands there was stored, also what would be refused today. */
export const ledgerOf = (numbers: { device: number; number: number }[]): Ledger =>
  Object.fromEntries(
    [...Map.groupBy(numbers, ({ device }) => device)].map(([device, own]) => [
      device,
      addNumbers(
        [],
        own.map(({ number }) => number),
      ).ranges,
    ]),
  )

export const countOf = (ledger: Ledger): number =>
  Object.values(ledger).reduce((sum, ranges) => sum + ranges.reduce((own, [from, to]) => own + to - from + 1, 0), 0)

/** The highest number stored; 0 when there is none. */
export const lastNumber = (ranges: Ranges): number => ranges.at(-1)?.[1] ?? 0

/** The number up to which nothing is missing: a device may forget everything up to here. */
export const completeUpTo = (ranges: Ranges): number => (ranges[0]?.[0] === 1 ? ranges[0][1] : 0)

const GAPS_AT_ONCE = 500

/** Numbers to ask for again, from 1 up to `upTo` or the highest seen. */
export const gapsIn = (ranges: Ranges, upTo = 0): number[] => {
  const end = Math.max(upTo, lastNumber(ranges))
  const gaps: number[] = []
  let expected = 1
  for (const [from, to] of [...ranges, [end + 1, end + 1]] as Ranges) {
    if (gaps.length >= GAPS_AT_ONCE) break
    for (; expected < from && gaps.length < GAPS_AT_ONCE; expected += 1) gaps.push(expected)
    expected = to + 1
  }
  return gaps
}
