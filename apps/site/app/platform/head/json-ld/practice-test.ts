import type { TestView } from '@northlight/contract/content/tests'
import { testPath } from '../../paths/paths.ts'
import type { JsonLd } from '../breadcrumbs.ts'
import { type Fields, organisationRef, plain } from './facts.ts'

/** An online test, as something to learn with. */
export const practiceTest = (
  siteUrl: string,
  institute: { name: string },
  view: Fields<TestView, 'name' | 'slug' | 'is_paid', 'short_description' | 'amount' | 'total_duration'>,
): JsonLd => ({
  '@type': 'Quiz',
  '@id': siteUrl + testPath(view.slug),
  url: siteUrl + testPath(view.slug),
  name: view.name,
  description: plain(view.short_description),
  timeRequired: view.total_duration ? `PT${Math.round(view.total_duration)}M` : undefined,
  isAccessibleForFree: !view.is_paid,
  provider: organisationRef(siteUrl, institute.name),
  ...(view.is_paid && view.amount && { offers: { '@type': 'Offer', price: view.amount, priceCurrency: 'INR' } }),
})
