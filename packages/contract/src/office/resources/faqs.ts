import { category, line, rich } from '../field-kinds.ts'
import { needs, promises } from '../gate-rules.ts'
import { contentActs } from '../record-acts.ts'
import { resource } from '../resource.ts'

export const faqs = resource({
  name: 'faqs',
  table: 'faqs',
  words: ['question', 'questions and answers'],
  group: 'content',
  title: 'question',
  page: '/faq',
  fields: {
    category: category('category'),
    question: line('question', { max: 500 }),
    answer: rich('answer', { text: 'answer_text' }),
  },
  list: {
    columns: ['question', 'category'],
    filters: ['search', 'state', 'category', 'gate'],
    sorts: ['question', 'position', 'updated_at'],
    first: 'position',
    search: ['answer_text'],
  },
  life: 'publish',
  import: true,
  order: true,
  gate: [needs('question', 'answer'), promises],
  acts: contentActs,
  example: { category: 'Admission', question: 'When does the year begin?', answer: '<p>On 1 June.</p>' },
})
