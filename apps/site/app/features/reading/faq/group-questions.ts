import { plainText } from '../text/headings.ts'

/** A question as the page shows it. */
export type Question = { id: number; question: string; answer: string; category: string }
export type QuestionGroup = { title: string; anchor: string; questions: Question[] }

/** Small letters without accents, as the search of the API reads them. */
export const foldText = (text: string): string =>
  text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase().replace(/\s+/g, ' ').trim()

/** A question matches when it holds every word that was typed, in any order. */
export const matchesSearch = (words: string, search: string): boolean =>
  foldText(search)
    .split(' ')
    .every((word) => words.includes(word))

/** What a search looks through: question and answer without marks. */
const wordsOf = ({ question, answer }: Question) => foldText(`${question} ${plainText(answer)}`)

const anchorOf = (title: string) => `about-${foldText(title).replace(/[^\p{L}\p{N}]+/gu, '-')}`

/** Questions below their category, categories in the order in which they first come up. */
export const groupQuestions = (questions: Question[], search: string): QuestionGroup[] => {
  const groups = new Map<string, Question[]>()
  for (const question of questions) {
    if (search && !matchesSearch(wordsOf(question), search)) continue
    groups.set(question.category, [...(groups.get(question.category) ?? []), question])
  }
  return [...groups].map(([title, found]) => ({ title, anchor: anchorOf(title), questions: found }))
}

/** The place of an answer on the page; stays when the question is worded anew. */
export const questionAnchor = (id: number): string => `faq-${id}`
