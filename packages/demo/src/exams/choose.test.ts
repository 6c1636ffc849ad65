import { expect, test } from 'vitest'
import type { Bank, BankQuestion } from '../content/questions.ts'
import { chooseQuestions, type Rule, type Used } from './choose.ts'

const aQuestion = (id: string, more: Partial<BankQuestion> = {}): BankQuestion => ({
  id,
  subject: 'Physics',
  topic: 'Waves',
  levels: ['neet'],
  difficulty: 'Easy',
  type: 'single',
  text: id,
  options: ['a', 'b', 'c', 'd'],
  key: { type: 'single', right: ['A'] },
  solution: id,
  ...more,
})

const rule: Rule = { subject: 'Physics', type: 'single', count: 2, levels: ['neet'] }
const bankOf = (...questions: BankQuestion[]): Bank => ({ passages: [], questions })
const idsOf = (questions: BankQuestion[]) => questions.map(({ id }) => id).sort()

test('a second paper takes what the first has left', () => {
  const bank = bankOf(...['p-1', 'p-2', 'p-3', 'p-4'].map((id) => aQuestion(id)))
  const used: Used = new Map()
  const first = idsOf(chooseQuestions(bank, rule, used, 'one'))
  const second = idsOf(chooseQuestions(bank, rule, used, 'two'))
  expect([...first, ...second].sort()).toEqual(['p-1', 'p-2', 'p-3', 'p-4'])
})

test('topics take turns, and questions written by hand come before variants', () => {
  const bank = bankOf(
    aQuestion('p-1'),
    aQuestion('p-2'),
    aQuestion('p-3'),
    aQuestion('p-4', { topic: 'Optics' }),
    aQuestion('p-t-5', { topic: 'Heat' }),
  )
  const chosen = chooseQuestions(bank, rule, new Map(), 'one')
  expect(new Set(chosen.map(({ topic }) => topic))).toEqual(new Set(['Waves', 'Optics']))
})

test('the wanted level comes first, the next one fills up, and nothing else gets in', () => {
  const bank = bankOf(
    aQuestion('p-1', { levels: ['kcet'] }),
    aQuestion('p-2', { levels: ['class-7'] }),
    aQuestion('p-3'),
    aQuestion('p-4', { subject: 'Biology' }),
    aQuestion('p-5', { passage: 'p' }),
  )
  const both = { ...rule, levels: ['neet', 'kcet'] }
  expect(idsOf(chooseQuestions(bank, { ...both, count: 1 }, new Map(), 'one'))).toEqual(['p-3'])
  expect(idsOf(chooseQuestions(bank, both, new Map(), 'one'))).toEqual(['p-1', 'p-3'])
})

test('a rule that the bank cannot fill is refused', () => {
  expect(() => chooseQuestions(bankOf(aQuestion('p-1')), rule, new Map(), 'one')).toThrow('the bank has 1')
})
