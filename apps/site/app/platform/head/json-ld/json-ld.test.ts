import { expect, test } from 'vitest'
import { neutralInstitute } from '../../institute/institute.ts'
import { article } from './article.ts'
import { course } from './course.ts'
import { event } from './event.ts'
import { faqPage } from './faq-page.ts'
import { jobPosting } from './job-posting.ts'
import { campus, organisation, website } from './organisation.ts'

const site = 'https://x.test'
const institute = { ...neutralInstitute, name: 'Test Institute', phones: [{ number: '98450 00100', label: '' }] }

test('the institute tells its branches, and nothing it does not have', () => {
  const told = JSON.parse(
    JSON.stringify(organisation(site, institute, [{ name: 'Mysuru', slug: 'mysuru', city: 'Mysuru' }])),
  )
  expect(told).toMatchObject({
    '@type': 'EducationalOrganization',
    name: 'Test Institute',
    telephone: '98450 00100',
  })
  expect(told.department[0]).toMatchObject({
    '@type': 'LocalBusiness',
    name: 'Test Institute, Mysuru',
    url: 'https://x.test/contact-us#mysuru',
    address: { addressLocality: 'Mysuru' },
  })
  expect(told).not.toHaveProperty('sameAs')
  expect(told.department[0]).not.toHaveProperty('openingHoursSpecification')
  expect(JSON.parse(JSON.stringify(organisation(site, institute)))).not.toHaveProperty('department')
  expect(told).not.toHaveProperty('email')
  expect(told.department[0]).not.toHaveProperty('geo')
})

test('opening hours name each day', () => {
  const told = campus(site, institute, {
    name: 'Mysuru',
    slug: 'mysuru',
    opening_hours: [
      { days: 'Monday to Wednesday', opens: '08:00', closes: '19:45', note: null },
      { days: 'Saturday', opens: '08:00', closes: '17:30', note: null },
      { days: 'Sunday', opens: null, closes: null, note: 'Closed' },
    ],
  })
  expect(told.openingHoursSpecification).toEqual([
    {
      '@type': 'OpeningHoursSpecification',
      dayOfWeek: ['Monday', 'Tuesday', 'Wednesday'],
      opens: '08:00',
      closes: '19:45',
    },
    { '@type': 'OpeningHoursSpecification', dayOfWeek: ['Saturday'], opens: '08:00', closes: '17:30' },
  ])
})

test('the site tells where to search it', () => {
  expect(website(site, institute)).toMatchObject({
    potentialAction: { target: { urlTemplate: 'https://x.test/search?q={search_term_string}' } },
  })
})

test('a course tells its price in rupees and whether there are seats', () => {
  const at = {
    course: { name: 'NEET', slug: 'neet', short_description: 'A year.' },
    branch: { name: 'Mysuru', slug: 'mysuru' },
  }
  expect(
    course(site, institute, { ...at, detail: { discounted_amount_paise: 13_284_050, seats_left: 0 } }),
  ).toMatchObject({
    url: 'https://x.test/mysuru/courses/neet',
    offers: { price: 132840.5, priceCurrency: 'INR', availability: 'https://schema.org/SoldOut' },
  })
  expect(course(site, institute, at)).not.toHaveProperty('offers')
})

test.each([
  ['10 months', 7.5, { courseSchedule: { repeatFrequency: 'Weekly', repeatCount: 43, duration: 'PT7H30M' } }],
  ['2 years', 26, { courseSchedule: { repeatCount: 104, duration: 'PT26H' } }],
  ['6 weeks', null, { courseSchedule: { repeatCount: 6, duration: undefined } }],
  ['As long as it takes', 4, { courseWorkload: 'PT4H' }],
])('a course of %s with %s hours a week tells how long it takes', (duration, weekly_hours, told) => {
  const at = { course: { name: 'NEET', slug: 'neet', duration }, branch: { name: 'Mysuru', slug: 'mysuru' } }
  const detail = { discounted_amount_paise: 0, weekly_hours }
  expect(course(site, institute, { ...at, detail })).toMatchObject({
    hasCourseInstance: told,
    offers: { category: 'Free' },
  })
})

test.each([
  ['On campus, residential', 'Onsite'],
  ['Online, live', 'Online'],
  ['Online, with supervised papers on campus', 'Blended'],
  [null, 'Onsite'],
])('a course given %s is %s', (mode, courseMode) => {
  const at = { course: { name: 'NEET', slug: 'neet', mode }, branch: { name: 'Mysuru', slug: 'mysuru' } }
  expect(course(site, institute, at)).toMatchObject({ hasCourseInstance: { courseMode } })
})

test.each([
  ['Entry', 'Free; register so that there are enough chairs', 0],
  ['Fee', '₹1,150; nothing for two-year students', 1150],
  ['Entry', 'By invitation', undefined],
  ['Lunch', '₹70', undefined],
])('an event with %s: %s costs %s', (title, description, price) => {
  const view = { name: 'Open day', slug: 'open-day', event_date: '2026-12-01T04:30:00.000Z' }
  const told = event(site, institute, {
    ...view,
    specifications: [
      { title: 'Bring', description: '₹ 5' },
      { title, description },
    ],
  })
  if (price === undefined) expect(told).not.toHaveProperty('offers')
  else expect(told).toMatchObject({ offers: { price, priceCurrency: 'INR', url: 'https://x.test/events/open-day' } })
})

test('an event is a place or a link', () => {
  const view = { name: 'Open day', slug: 'open-day', event_date: '2026-12-01T04:30:00.000Z' }
  expect(event(site, institute, { ...view, mode: 'Online' })).toMatchObject({
    location: { '@type': 'VirtualLocation' },
  })
  expect(event(site, institute, { ...view, mode: 'On campus', venue: 'Hall' })).toMatchObject({
    location: { '@type': 'Place', address: 'Hall' },
  })
})

test('an article was changed no earlier than it was published', () => {
  const view = {
    name: 'Sleep',
    slug: 'sleep',
    published_on: '2026-11-15T00:00:00.000Z',
    updated_at: '2026-11-01T00:00:00.000Z',
  }
  expect(article(site, institute, view)).toMatchObject({ '@type': 'BlogPosting', dateModified: view.published_on })
  expect(article(site, institute, view, 'expert-tips')).toMatchObject({ '@id': 'https://x.test/expert-tips/sleep' })
})

test('questions, openings', () => {
  const faqs = [
    { question: 'Why?', answer_unfiltered: null },
    { question: 'How?', answer_unfiltered: 'So.' },
  ]
  expect(faqPage(faqs)).toMatchObject({ mainEntity: [{ name: 'How?', acceptedAnswer: { text: 'So.' } }] })
  expect(
    jobPosting(site, institute, {
      name: 'Tutor',
      slug: 'tutor',
      posted_on: '2026-11-01',
      closes_on: '2026-12-31',
      employment_type: 'Part-time',
      salary: { min_paise: 5_000_000, max_paise: 7_000_000, per: 'month' },
    }),
  ).toMatchObject({
    identifier: { name: 'Test Institute', value: 'tutor' },
    validThrough: '2026-12-31T23:59:59+05:30',
    employmentType: 'PART_TIME',
    jobLocation: { address: { addressLocality: undefined, addressCountry: 'IN' } },
    baseSalary: { value: { minValue: 50000, unitText: 'MONTH' } },
  })
})

test('a drawing is stood for by the picture of the shared link, and an author is told without the subject', () => {
  const view = {
    name: 'Heat',
    slug: 'heat',
    published_on: '2026-11-01T00:00:00.000Z',
    updated_at: '2026-11-01T00:00:00.000Z',
  }
  const told = (image: string) =>
    article('https://x.test', { name: 'X' }, { ...view, image, author_name: 'A. Rao, Physics' })
  expect(told('https://x.test/storage/heat.svg')).toMatchObject({
    image: 'https://x.test/share/article/heat.png',
    author: { name: 'A. Rao' },
  })
  expect(told('https://x.test/')).toMatchObject({ image: 'https://x.test/share/article/heat.png' })
  expect(told('https://x.test/storage/heat.webp')).toMatchObject({ image: 'https://x.test/storage/heat.webp' })
})
