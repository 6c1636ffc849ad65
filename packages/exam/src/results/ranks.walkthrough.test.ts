import { expect, test } from 'vitest'
import { marks } from '../marking/marks.ts'
import { SHIPPED_PACKS } from '../papers/shipped-packs.ts'
import { cell, table } from '../testing/table.ts'
import { distribution, percentiles, percentileText } from './percentile.ts'
import { levelsOf, rankTakers, sharedTies, type Taker } from './ranks.ts'
import { totalsOf } from './totals.ts'

const tiesOf = (id: string) => {
  const pack = SHIPPED_PACKS.find((one) => one.id === id)
  if (!pack) throw new Error(`There is no pack ${id}.`)
  return pack.ties
}

const check = (pack: string, text: string) => {
  const rows = table(text)
  const takers = rows.map((row, index): Taker => {
    const named = ['Mathematics', 'Physics', 'Chemistry', 'Biology']
    const [right = 0, wrong = 0] = (row['right/wrong'] ?? '0/0').split('/').map(Number)
    const [bestRight = right, bestWrong = wrong] = (row['right/wrong Mathematics'] ?? '')
      .split('/')
      .filter(Boolean)
      .map(Number)
    return {
      id: index,
      total: {
        ...totalsOf([]),
        marks: marks(Number(cell(row, 'total'))),
        right,
        wrong,
        positiveMarks: marks(Number(row.positive ?? 0)),
      },
      subjects: named
        .filter((name) => row[name] !== undefined && row[name] !== '')
        .map((name) => ({
          ...totalsOf([]),
          name,
          marks: marks(Number(row[name])),
          ...(name === 'Mathematics' ? { right: bestRight, wrong: bestWrong } : {}),
        })),
      birthDate: row.born || null,
    }
  })
  const ranks = new Map(rankTakers(takers, tiesOf(pack)).map((one) => [one.id, one.rank]))
  expect(rows.map((row, index) => `${cell(row, 'student')} ${ranks.get(index)}`)).toEqual(
    rows.map((row) => `${cell(row, 'student')} ${cell(row, 'rank')}`),
  )
}

test('JEE Main: total, Mathematics, Physics, Chemistry, then fewer wrong for each right', () => {
  check(
    'jee-main-p1',
    `
    | student | total | Mathematics | Physics | Chemistry | right/wrong | right/wrong Mathematics | rank |
    |---------|-------|-------------|---------|-----------|-------------|-------------------------|------|
    | Asha    | 200   | 60          | 70      | 70        | 55/20       | 16/4                    | 3    |
    | Bina    | 200   | 70          | 60      | 70        | 55/20       | 18/2                    | 2    |
    | Chetan  | 210   | 10          | 100     | 100       | 55/10       | 5/10                    | 1    |
    | Divya   | 200   | 60          | 60      | 80        | 52/8        | 16/4                    | 4    |
    | Esha    | 200   | 60          | 60      | 80        | 55/20       | 16/4                    | 5    |
    | Farid   | 200   | 60          | 60      | 80        | 55/20       | 16/5                    | 6    |
    | Gita    | 200   | 60          | 60      | 80        | 55/20       | 16/5                    | 6    |
    | Hari    | 199   | 90          | 90      | 19        | 55/21       | 20/0                    | 8    |
    `,
  )
})

test('NEET-UG: Biology before Chemistry before Physics', () => {
  check(
    'neet-ug',
    `
    | student | total | Biology | Chemistry | Physics | rank |
    |---------|-------|---------|-----------|---------|------|
    | Asha    | 600   | 300     | 150       | 150     | 3    |
    | Bina    | 600   | 310     | 140       | 150     | 1    |
    | Chetan  | 600   | 300     | 160       | 140     | 2    |
    `,
  )
})

test('KCET: Mathematics, Physics, then the older student', () => {
  check(
    'kcet-physics',
    `
    | student | total | Mathematics | Physics | born       | rank |
    |---------|-------|-------------|---------|------------|------|
    | Asha    | 50    | 40          | 50      | 2009-05-02 | 3    |
    | Bina    | 50    | 40          | 50      | 2009-05-01 | 2    |
    | Chetan  | 50    | 41          | 50      | 2010-01-01 | 1    |
    | Divya   | 50    | 40          | 50      |            | 4    |
    | Esha    | 50    |             | 50      | 2001-01-01 | 5    |
    `,
  )
})

test('JEE Advanced: more positive marks first', () => {
  check(
    'jee-advanced',
    `
    | student | total | positive | Mathematics | Physics | rank |
    |---------|-------|----------|-------------|---------|------|
    | Asha    | 90    | 100      | 20          | 30      | 2    |
    | Bina    | 90    | 110      | 10          | 30      | 1    |
    | Chetan  | 90    | 100      | 20          | 29      | 3    |
    `,
  )
})

test('percentile is the share of takers with the same mark or less', () => {
  for (const row of table(`
    | all marks      | percentiles                  |
    |----------------|------------------------------|
    | 10 20 30 40    | 25.00 50.00 75.00 100.00     |
    | 10 10 30       | 66.66 66.66 100.00           |
    | 7              | 100.00                       |
    | -5 0 0 3       | 25.00 75.00 75.00 100.00     |
  `)) {
    const all = cell(row, 'all marks')
      .split(' ')
      .map((one) => marks(Number(one)))
    expect(
      percentiles(all)
        .map((one) => percentileText(one))
        .join(' '),
    ).toBe(cell(row, 'percentiles'))
  }
})

test('the percentile is cut off, so only the best mark reads 100, whatever the number of decimals', () => {
  expect(percentileText({ atOrBelow: 99_999, takers: 100_000 })).toBe('99.99')
  expect(percentileText({ atOrBelow: 1, takers: 300 }, 7)).toBe('0.3333333')
  expect(percentileText({ atOrBelow: 1, takers: 3 }, 0)).toBe('33')
  expect(percentileText({ atOrBelow: 0, takers: 0 })).toBe('')
})

test('the distribution holds every taker exactly once, also those below zero and at the maximum', () => {
  const bands = distribution([-500, 0, 100, 9999, 10_000], 10_000)
  expect(bands.reduce((sum, band) => sum + band.takers, 0)).toBe(5)
  expect(bands[0]).toEqual({ from: -1000, to: 0, takers: 1 })
  expect(bands.at(-1)).toEqual({ from: 9000, to: 10_000, takers: 2 })
})

test('its bands are round numbers of marks, whatever the paper', () => {
  for (const row of table(`
    | paper | bands | of |
    |-------|-------|----|
    | 12    | 12    | 1  |
    | 60    | 12    | 5  |
    | 140   | 14    | 10 |
    | 300   | 15    | 20 |
    | 720   | 15    | 50 |
    | 4000  | 14    | 300 |
    | 0     | 1     | 1  |
  `)) {
    const bands = distribution([], marks(Number(cell(row, 'paper'))))
    expect({
      ...row,
      bands: String(bands.length),
      of: String(((bands[0]?.to ?? 0) - (bands[0]?.from ?? 0)) / 100),
    }).toEqual(row)
  }
})

test('papers of other totals are compared by their share, exactly', () => {
  const sat = [
    { marks: marks(100), max: marks(300) },
    { marks: marks(60), max: marks(180) },
    { marks: marks(61), max: marks(180) },
    { marks: marks(101), max: marks(300) },
    { marks: marks(-3), max: marks(180) },
  ]
  const levels = levelsOf(sat)
  const takers = sat.map((one, id): Taker => {
    const total = { ...totalsOf([]), ...one }
    return { id, total, level: levels[id] ?? 0, subjects: [], birthDate: null }
  })
  // 61 of 180 is more than 101 of 300, though fewer marks; 100 of 300 and 60 of 180 are the same.
  expect(rankTakers(takers, []).map(({ id, rank }) => `${id}: ${rank}`)).toEqual([
    '2: 1',
    '3: 2',
    '0: 3',
    '1: 3',
    '4: 5',
  ])
  expect(levelsOf([{ marks: 7, max: 0 }])).toEqual([0])
})

test('however many totals there are, the same share is the same place', () => {
  // Their smallest common multiple is far beyond what a number holds exactly.
  const totals = [53, 59, 61, 67, 71, 73, 79, 83, 89, 97, 101, 103].map((one) => marks(one))
  const sat = totals.flatMap((max) => [
    { marks: max / 4, max },
    { marks: max / 4 - 1, max },
  ])
  const levels = levelsOf(sat)
  const quarter = levels.filter((_, at) => at % 2 === 0)
  expect(new Set(quarter).size).toBe(1)
  // A hundredth of a mark less weighs less in a longer paper.
  const below = levels.filter((_, at) => at % 2 === 1)
  expect(below).toEqual(below.map((_, at) => at))
  expect(quarter[0]).toBe(below.length)
})

test('versions with other tie rules share those they have in common from the first on', () => {
  const maths = { by: 'subject_marks', subject: 'Mathematics' } as const
  expect(sharedTies([])).toEqual([])
  expect(sharedTies([[maths, { by: 'older' }]])).toEqual([maths, { by: 'older' }])
  expect(
    sharedTies([
      [maths, { by: 'older' }],
      [maths, { by: 'positive_marks' }],
    ]),
  ).toEqual([maths])
  expect(sharedTies([[maths], []])).toEqual([])
})
