import type { FaqView } from '@northlight/contract/content/pages'
import type { JsonLd } from '../breadcrumbs.ts'
import type { Fields } from './facts.ts'

/** Only what the page itself shows may be told here, and a question without an answer tells nothing. */
export const faqPage = (faqs: Fields<FaqView, 'question' | 'answer_unfiltered'>[]): JsonLd => ({
  '@type': 'FAQPage',
  mainEntity: faqs.flatMap(({ question, answer_unfiltered: text }) =>
    text ? [{ '@type': 'Question', name: question, acceptedAnswer: { '@type': 'Answer', text } }] : [],
  ),
})
