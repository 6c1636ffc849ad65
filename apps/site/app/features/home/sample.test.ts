import type { VrddhiView } from '@northlight/contract/content/page-texts'
import { expect, test } from 'vitest'
import { sampleOf } from './sample.ts'

const question = {
  subject: 'Mental ability',
  question: 'Next: 2, 5, 11?',
  options: ['21', '23'],
  answer: 1,
  why: 'Twice, and one more.',
}
const papers = (...samples: (typeof question)[][]) =>
  ({
    name: 'Vrddhi',
    syllabus: { classes: samples.map((all, index) => ({ name: `${index + 8}th`, subjects: [], samples: all })) },
  }) as unknown as VrddhiView

test('the first question that is written, with its right answer', () => {
  expect(sampleOf(papers([], [question]))).toEqual({
    source: 'Vrddhi sample paper, Class 9, mental ability',
    question: 'Next: 2, 5, 11?',
    options: [
      { text: '21', isRight: false },
      { text: '23', isRight: true },
    ],
    why: 'Twice, and one more.',
  })
})

test('without a question, or with one whose right answer is missing, there is none', () => {
  expect(sampleOf(papers([]))).toBeNull()
  expect(sampleOf(papers([{ ...question, answer: 2 }]))).toBeNull()
})
