import type { FaqView } from '@northlight/contract/content/pages'
import type { JsonLd } from '../breadcrumbs.ts'
import type { Fields } from './facts.ts'

/** Only what the page itself shows may be told here. */
export const faqPage = (faqs: Fields<FaqView, 'question' | 'answer_unfiltered'>[]): JsonLd => ({
  '@type': 'FAQPage',
  mainEntity: faqs.map(({ question, answer_unfiltered }) => ({
    '@type': 'Question',
    name: question,
    acceptedAnswer: { '@type': 'Answer', text: answer_unfiltered ?? '' },
  })),
})
