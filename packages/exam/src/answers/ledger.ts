/** Which step numbers of one device are stored, as closed ranges in order: [[1, 40], [43, 44]]. */
export type Ranges = [number, number][]

/** Stored numbers by device. Small whatever the number of steps, so it can live in the attempt's own row. */
export type Ledger = Record<number, Ranges>

export const holds = (ranges: Ranges, number: number): boolean =>
  ranges.some(([from, to]) => from <= number && number <= to)

export const addNumber = (ranges: Ranges, number: number): Ranges => {
  if (holds(ranges, number)) return ranges
  const sorted = [...ranges, [number, number] as [number, number]].sort((a, b) => a[0] - b[0])
  const joined: Ranges = []
  for (const [from, to] of sorted) {
    const last = joined.at(-1)
    if (last && from <= last[1] + 1) joined[joined.length - 1] = [last[0], Math.max(last[1], to)]
    else joined.push([from, to])
  }
  return joined
}

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
    for (; expected < from && gaps.length < GAPS_AT_ONCE; expected += 1) gaps.push(expected)
    expected = to + 1
  }
  return gaps
}
