import { createHmac } from 'node:crypto'
import { readAnswerFile } from '@northlight/exam/answers/answer-file'
import type { ClientStep } from '@northlight/exam/answers/steps'
import { sheetOf } from '@northlight/exam/papers/paper'
import { aPaper, aQuestion, aSection, asPrinted } from '@northlight/exam/testing/papers'
import { expect, test } from 'vitest'
import { signedAnswerFile } from './answer-file.ts'

const paper = aPaper([aSection(1, 'Physics', [aQuestion(1)])])
const steps: ClientStep[] = [
  { device: 1, number: 2, givenAt: 20, action: { do: 'save', slot: 1, answer: { type: 'single', option: 'B' } } },
  { device: 1, number: 1, givenAt: 10, action: { do: 'visit', slot: 1 } },
]

test('the file is signed as the office checks it, and reads back step by step', async () => {
  const file = JSON.parse(await signedAnswerFile({ attempt: 'a-1', paperVersion: 3, steps, key: 'secret' }))
  expect(file.signature).toBe(createHmac('sha256', 'secret').update(file.payload).digest('hex'))
  expect(readAnswerFile(file.payload, sheetOf(paper, asPrinted(paper)))).toEqual({
    ok: true,
    attempt: 'a-1',
    paperVersion: 3,
    steps: [...steps].reverse(),
  })
})
