import { expect, test } from 'vitest'
import { foldText, groupQuestions, matchesSearch, type Question } from './group-questions.ts'

const question = (id: number, category: string, text: string): Question => ({
  id,
  category,
  question: text,
  answer: '',
})

const all = [
  question(1, 'Fees', 'What does the fee include?'),
  question(2, 'Tests', 'How are the tests held?'),
  question(3, 'Fees', 'What happens to the fee if a student leaves?'),
]

test('questions stand below their category, in the order they come', () => {
  expect(groupQuestions(all, '').map(({ title, questions }) => [title, questions.map(({ id }) => id)])).toEqual([
    ['Fees', [1, 3]],
    ['Tests', [2]],
  ])
})

test('a category has an anchor that cannot be mistaken for a question', () => {
  expect(groupQuestions(all, '')[0]?.anchor).toBe('about-fees')
})

test('a search keeps what holds every word, in any order and without accents', () => {
  expect(groupQuestions(all, 'LEAVES fee').flatMap(({ questions }) => questions.map(({ id }) => id))).toEqual([3])
  expect(groupQuestions(all, 'fee tests')).toEqual([])
  expect(matchesSearch(foldText('Café'), 'cafe')).toBe(true)
})

test('a search looks through the answers without their marks', () => {
  const answered = { ...question(4, 'Hostel', 'Who cooks?'), answer: '<p>Our own <strong>kitchen</strong></p>' }
  expect(groupQuestions([answered], 'kitchen')).toHaveLength(1)
  expect(groupQuestions([answered], 'strong')).toEqual([])
})

test('a search for nothing but spaces keeps everything', () => {
  expect(matchesSearch(foldText('anything'), '   ')).toBe(true)
})
