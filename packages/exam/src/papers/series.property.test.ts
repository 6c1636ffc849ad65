import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { days } from '../durations.ts'
import { neverOpen, nextPaper, type SeriesPaper, seriesOf } from './series.ts'

const start = Date.parse('2026-11-16T00:00:00.000Z')
const perhaps = <T>(one: fc.Arbitrary<T>) => fc.option(one, { nil: null })
const series: fc.Arbitrary<SeriesPaper[]> = fc
  .array(
    fc.record({
      at: perhaps(fc.integer({ min: -30, max: 60 }).map((n) => start + days(n))),
      daysAfterJoining: perhaps(fc.integer({ min: 0, max: 60 })),
      papersFinished: perhaps(fc.integer({ min: 0, max: 8 })),
    }),
    { maxLength: 8 },
  )
  .map((list) => list.map((opening, index) => ({ ...opening, number: index + 1 })))
const someNumbers = fc.uniqueArray(fc.integer({ min: 1, max: 8 }))

describe('a series of papers', () => {
  test('only ever opens: neither time nor a finished paper closes one', () => {
    fc.assert(
      fc.property(series, someNumbers, fc.integer({ min: 1, max: 8 }), fc.nat(40), (papers, list, more, later) => {
        const before = seriesOf(papers, { joinedAt: start, now: start, finished: new Set(list) })
        const after = seriesOf(papers, {
          joinedAt: start,
          now: start + days(later),
          finished: new Set([...list, more]),
        })
        for (const [index, { is }] of before.entries())
          if (is !== 'waiting') expect(after[index]?.is).not.toBe('waiting')
      }),
    )
  })

  test('says what a waiting paper waits for, and it opens when that has happened', () => {
    fc.assert(
      fc.property(series, someNumbers, (papers, list) => {
        const finished = new Set(list)
        for (const state of seriesOf(papers, { joinedAt: start, now: start, finished })) {
          if (state.is !== 'waiting') continue
          expect(state.opensAt !== null || state.finishFirst > 0).toBe(true)
          const others = papers.map(({ number }) => number).filter((n) => n !== state.number && !finished.has(n))
          fc.pre(others.length >= state.finishFirst)
          const then = seriesOf(papers, {
            joinedAt: start,
            now: state.opensAt ?? start,
            finished: new Set([...list, ...others.slice(0, state.finishFirst)]),
          })
          expect(then.find(({ number }) => number === state.number)?.is).toBe('open')
        }
      }),
    )
  })

  test('can be worked through to its end, unless staff were told which papers never open', () => {
    fc.assert(
      fc.property(series, (papers) => {
        const finished = new Set<number>()
        for (;;) {
          const states = seriesOf(papers, { joinedAt: start, now: start + days(400), finished })
          const next = nextPaper(states)
          if (next?.is !== 'open') break
          finished.add(next.number)
        }
        const left = papers.map(({ number }) => number).filter((number) => !finished.has(number))
        expect(left).toEqual(neverOpen(papers))
      }),
    )
  })
})

test('one paper a week from the day of joining', () => {
  const papers = Array.from({ length: 24 }, (_, at) => ({
    ...{ number: at + 1, at: null, daysAfterJoining: at * 7, papersFinished: null },
  }))
  const states = seriesOf(papers, { joinedAt: start, now: start + days(12), finished: new Set([1, 2]) })
  expect(nextPaper(states)).toEqual({ number: 3, is: 'waiting', opensAt: start + days(14), finishFirst: 0 })
})
