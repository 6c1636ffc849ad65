import { expect, test } from 'vitest'
import { sheetOf } from '../papers/paper.ts'
import { aPaper, aQuestion, aSection, asPrinted } from '../testing/papers.ts'
import { answerFileText, readAnswerFile } from './answer-file.ts'
import { replaySteps, responsesOf } from './responses.ts'
import type { ClientStep, StepAction } from './steps.ts'
import { digestText, slipCounts } from './submission-slip.ts'

const paper = aPaper([aSection(1, 'Physics', [aQuestion(1), aQuestion(2, 'multiple'), aQuestion(3), aQuestion(4)])])
const sheet = sheetOf(paper, asPrinted(paper))
const actions: StepAction[] = [
  { do: 'save', slot: 1, answer: { type: 'single', option: 'B' } },
  { do: 'mark', slot: 2, answer: { type: 'multiple', options: ['A', 'C'] } },
  { do: 'mark', slot: 3, answer: null },
]
const steps: ClientStep[] = actions.map((action, index) => ({ device: 1, number: index + 1, action, givenAt: index }))
const head = { attempt: 'a-1', paperVersion: 1, endedAt: 5000 }

test('the slip counts every question once and says how many are evaluated', () => {
  expect(slipCounts([1, 2, 3, 4], replaySteps(steps, false))).toEqual({
    questions: 4,
    evaluated: 2,
    not_visited: 1,
    not_answered: 0,
    answered: 1,
    marked: 1,
    answered_and_marked: 1,
  })
})

test('the digest text depends on the stored answers alone, and changes with any of them', () => {
  const responses = responsesOf(replaySteps(steps, false))
  const text = digestText(head, [1, 2, 3, 4], responses)
  expect(text).toBe(
    'answers 1\nattempt a-1\npaper 1\nended 5000\n1\tsingle\t"B"\n2\tmultiple\t"A,C"\n3\t-\t""\n4\t-\t""\n',
  )
  expect(digestText(head, [4, 3, 2, 1], responsesOf(replaySteps([...steps].reverse(), false)))).toBe(text)
  expect(digestText(head, [1, 2, 3, 4], { ...responses, 4: { type: 'single', option: 'A' } })).not.toBe(text)
})

test('an answer file brings back every step', () => {
  const text = answerFileText('a-1', 1, [...steps].reverse())
  expect(readAnswerFile(text, sheet)).toEqual({ ok: true, attempt: 'a-1', paperVersion: 1, steps })
})

test('a file that is not an answer file, or is damaged, is refused whole with a reason', () => {
  expect(readAnswerFile('hello', sheet)).toEqual({ ok: false, reason: 'This is not an answer file.' })
  expect(readAnswerFile('{"format":"answer-file 1","attempt":"a","paperVersion":1}', sheet).ok).toBe(false)
  const damaged = answerFileText('a-1', 1, steps).replace('"number":2', '"number":"x"')
  expect(readAnswerFile(damaged, sheet)).toEqual({
    ok: false,
    reason: expect.stringMatching(/^Step \d of the answer file: The step has no number\.$/),
  })
})
