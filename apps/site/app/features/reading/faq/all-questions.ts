import type { Client } from '@northlight/contract/client'
import { plainText } from '../text/headings.ts'
import type { Question } from './group-questions.ts'

const perPage = 100

/** Every question: the page searches through all of them while the visitor types. */
export const allQuestions = async (client: Client): Promise<Question[]> => {
  const read = (page: number) => client.get('/faq', { query: { total: perPage, page, sort: 'id' } })
  const first = await read(1)
  const rest = await Promise.all(Array.from({ length: first.meta.last_page - 1 }, (_, index) => read(index + 2)))
  return [first, ...rest]
    .flatMap(({ data }) => data)
    .map(({ id, question, answer, category }) => ({
      id,
      question: plainText(question),
      answer: answer ?? '',
      category: category ?? 'Other questions',
    }))
}
