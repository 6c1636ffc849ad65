import type { JobOpeningView } from '@northlight/contract/content/job-openings'
import type { JsonLd } from '../breadcrumbs.ts'
import { type Fields, organisationRef, plain, rupees } from './facts.ts'

type Job = Fields<
  JobOpeningView,
  'name' | 'slug' | 'posted_on',
  'description' | 'description_unfiltered' | 'branch' | 'employment_type' | 'salary' | 'closes_on'
>

const employment: [RegExp, string][] = [
  [/part/i, 'PART_TIME'],
  [/intern/i, 'INTERN'],
  [/contract|visiting/i, 'CONTRACTOR'],
]

export const jobPosting = (siteUrl: string, institute: { name: string }, view: Job): JsonLd => ({
  '@type': 'JobPosting',
  '@id': `${siteUrl}/careers#${view.slug}`,
  title: view.name,
  identifier: { '@type': 'PropertyValue', name: institute.name, value: view.slug },
  description: plain(view.description) ?? plain(view.description_unfiltered) ?? view.name,
  datePosted: view.posted_on,
  // Open to the end of its last day in India.
  validThrough: view.closes_on ? `${view.closes_on}T23:59:59+05:30` : undefined,
  employmentType: employment.find(([words]) => words.test(view.employment_type ?? ''))?.[1] ?? 'FULL_TIME',
  directApply: true,
  hiringOrganization: organisationRef(siteUrl, institute.name),
  jobLocation: {
    '@type': 'Place',
    address: { '@type': 'PostalAddress', addressLocality: view.branch?.name, addressCountry: 'IN' },
  },
  ...(view.salary && {
    baseSalary: {
      '@type': 'MonetaryAmount',
      currency: 'INR',
      value: {
        '@type': 'QuantitativeValue',
        minValue: rupees(view.salary.min_paise),
        maxValue: rupees(view.salary.max_paise),
        unitText: /month/i.test(view.salary.per) ? 'MONTH' : 'YEAR',
      },
    },
  }),
})
