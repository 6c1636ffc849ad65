import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { DIFFICULTIES, QUESTION_TYPES } from './paper.ts'
import { lackSentence, pickByRule, type Rule, type Stocked } from './pick-by-rule.ts'

const one = (version: number, more: Partial<Stocked> = {}): Stocked => ({
  version,
  topic: 'Waves',
  difficulty: 'Easy',
  type: 'single',
  languages: ['en'],
  lastUsedAt: null,
  ...more,
})
const rule = (more: Partial<Rule> = {}): Rule => ({
  type: 'single',
  topics: [],
  counts: { Easy: 0, Moderate: 0, Hard: 0 },
  unusedSince: null,
  languages: [],
  ...more,
})
const first = () => 0

describe('a paper by rule', () => {
  test('takes what fits and says what is lacking, and why', () => {
    const bank = [
      one(1),
      one(2, { lastUsedAt: '2026-10-01T00:00:00.000Z', languages: ['en', 'kn'] }),
      one(3, { languages: ['en', 'kn'] }),
      one(4, { type: 'numeric' }),
      one(5, { topic: 'Rotation', languages: ['en', 'kn'] }),
    ]
    const outcome = pickByRule(
      bank,
      rule({
        topics: ['Waves'],
        counts: { Easy: 3, Moderate: 0, Hard: 1 },
        unusedSince: '2026-05-01T00:00:00.000Z',
        languages: ['en', 'kn'],
      }),
      first,
    )
    expect(outcome.take).toEqual([3])
    expect(outcome.stock).toEqual([{ topic: 'Waves', Easy: 1, Moderate: 0, Hard: 0 }])
    expect(outcome.lacks.map(lackSentence)).toEqual([
      '2 easy questions are lacking; 1 more would fit in fewer languages, 1 more were asked lately.',
      '1 hard question is lacking.',
    ])
  })

  test('goes through the topics in turn', () => {
    const bank = [1, 2, 3, 4].map((version) => one(version)).concat(one(5, { topic: 'Rotation' }))
    const { take } = pickByRule(bank, rule({ counts: { Easy: 2, Moderate: 0, Hard: 0 } }), first)
    expect(take).toContain(5)
  })

  test('never takes one twice, one that does not fit, or more than was asked for; what lacks and what is taken add up', () => {
    const anyOne = fc.record({
      topic: fc.constantFrom('Waves', 'Rotation', 'Optics'),
      difficulty: fc.constantFrom(...DIFFICULTIES),
      type: fc.constantFrom(...QUESTION_TYPES),
      languages: fc.subarray(['en', 'kn', 'hi']),
      lastUsedAt: fc.constantFrom(null, '2026-01-01T00:00:00.000Z', '2026-11-01T00:00:00.000Z'),
    })
    const counts = fc.record({ Easy: fc.nat(6), Moderate: fc.nat(6), Hard: fc.nat(6) })
    fc.assert(
      fc.property(
        fc.array(anyOne, { maxLength: 40 }),
        counts,
        fc.subarray(['Waves', 'Rotation']),
        fc.constantFrom(null, '2026-06-01T00:00:00.000Z'),
        fc.infiniteStream(fc.double({ min: 0, max: 1, maxExcluded: true, noNaN: true })),
        (list, counts, topics, unusedSince, stream) => {
          const bank = list.map((row, version) => ({ ...row, version }))
          const wanted = rule({ counts, topics, unusedSince, languages: ['en'] })
          const { take, lacks } = pickByRule(bank, wanted, () => stream.next().value as number)
          expect(new Set(take).size).toBe(take.length)
          for (const difficulty of DIFFICULTIES) {
            const taken = take.filter((version) => bank[version]?.difficulty === difficulty)
            const missing = lacks.find((lack) => lack.difficulty === difficulty)?.missing ?? 0
            expect(taken.length + missing).toBe(counts[difficulty])
          }
          for (const version of take) {
            const row = bank[version]
            expect(row?.type).toBe('single')
            expect(row?.languages).toContain('en')
            if (topics.length > 0) expect(topics).toContain(row?.topic)
            if (unusedSince) expect(row?.lastUsedAt === null || (row?.lastUsedAt ?? '') < unusedSince).toBe(true)
          }
        },
      ),
    )
  })
})
