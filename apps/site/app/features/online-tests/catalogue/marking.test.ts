import { expect, test } from 'vitest'
import { bySubject, markingFigures } from './marking.ts'

const usual = 'Right answer +4, wrong answer -1, no answer 0.'

test('one rule for all sections is three figures', () => {
  expect(markingFigures([{ marking: [usual] }, { marking: [usual] }])).toEqual({ right: '+4', wrong: '−1', blank: '0' })
})

test('figures may have decimals', () => {
  expect(markingFigures([{ marking: ['Right answer +1.5, wrong answer -0.25, no answer 0.'] }])).toEqual({
    right: '+1.5',
    wrong: '−0.25',
    blank: '0',
  })
})

test.for([
  ['two rules', [{ marking: [usual] }, { marking: ['Right answer +3, wrong answer -1, no answer 0.'] }]],
  ['two rules in one section', [{ marking: [usual, 'Right answer +4, wrong answer 0, no answer 0.'] }]],
  [
    'a rule for parts of an answer',
    [
      {
        marking: [
          'Right answer +4, incomplete answer with nothing wrong +1 for each right part, wrong answer -2, no answer 0.',
        ],
      },
    ],
  ],
  ['no sections', []],
] as const)('%s cannot be said in three figures', ([, sections]) => {
  expect(markingFigures(sections.map(({ marking }) => ({ marking: [...marking] })))).toBeNull()
})

test('sections of one subject are parts of one bar', () => {
  const section = (name: string, subject: string, questions: number) => ({
    name,
    subject,
    questions,
    marks: questions * 400,
  })
  expect(
    bySubject([section('Physics A', 'Physics', 20), section('Physics B', 'Physics', 5), section('General', '', 10)]),
  ).toEqual([
    { name: 'Physics', questions: 25, marks: 10_000, parts: [20, 5] },
    { name: 'General', questions: 10, marks: 4000, parts: [10] },
  ])
})
