import type { BranchView } from '@northlight/contract/content'
import type { BlogView } from '@northlight/contract/content/articles'
import type { BranchDetailView, CourseView } from '@northlight/contract/content/courses'
import type { EventView } from '@northlight/contract/content/events'
import type { JobOpeningView } from '@northlight/contract/content/job-openings'
import type { FaqView } from '@northlight/contract/content/pages'
import type { TestView } from '@northlight/contract/content/tests'
import type { Institute } from '../shell/institute.ts'
import type { JsonLd } from './breadcrumbs.ts'

/**
 * What each kind of page says about its subject. Loaders send only what a page draws, so every function asks for no
 * more than it reads; a field that may be missing may also be left out.
 */
type Fields<View, Needed extends keyof View, Welcome extends keyof View = never> = Pick<View, Needed> &
  Partial<Pick<View, Welcome>>

const plain = (value: string | null | undefined) => value || undefined
const rupees = (paise: number) => paise / 100
const courseUrl = (siteUrl: string, branch: string, course: string) => `${siteUrl}/${branch}/courses/${course}`

const organisationId = (siteUrl: string) => `${siteUrl}/#institute`
const organisationRef = (siteUrl: string, name: string) => ({
  '@type': 'EducationalOrganization',
  '@id': organisationId(siteUrl),
  name,
  url: siteUrl,
})

type Campus = Fields<
  BranchView,
  'name' | 'slug',
  'address' | 'city' | 'phone' | 'email' | 'map_url' | 'latitude' | 'longitude' | 'image' | 'opening_hours'
>

const weekdays = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday']

/** `Monday to Friday` as the five days it means; words that name no day give none. */
const daysOf = (words: string): string[] => {
  const named = weekdays.filter((day) => words.includes(day))
  const [first = '', last = ''] = named
  return / to |–/.test(words) && named.length === 2
    ? weekdays.slice(weekdays.indexOf(first), weekdays.indexOf(last) + 1)
    : named
}

const openingHours = (hours: BranchView['opening_hours'] = []) =>
  hours.flatMap(({ days, opens, closes }) =>
    opens && closes && daysOf(days).length > 0
      ? [{ '@type': 'OpeningHoursSpecification', dayOfWeek: daysOf(days), opens, closes }]
      : [],
  )

/** A branch as a place one can go to. */
export const campus = (siteUrl: string, branch: Campus): JsonLd => ({
  '@type': 'LocalBusiness',
  '@id': `${siteUrl}/contact-us#${branch.slug}`,
  name: branch.name,
  image: plain(branch.image),
  telephone: plain(branch.phone),
  email: plain(branch.email),
  hasMap: plain(branch.map_url),
  openingHoursSpecification: openingHours(branch.opening_hours),
  address: {
    '@type': 'PostalAddress',
    ...(branch.address && { streetAddress: branch.address }),
    ...(branch.city && { addressLocality: branch.city }),
    addressCountry: 'IN',
  },
  ...(typeof branch.latitude === 'number' && typeof branch.longitude === 'number'
    ? { geo: { '@type': 'GeoCoordinates', latitude: branch.latitude, longitude: branch.longitude } }
    : {}),
})

/** The institute with its branches: for the home, about and contact pages. */
export const organisation = (siteUrl: string, institute: Institute, branches: Campus[] = []): JsonLd => ({
  ...organisationRef(siteUrl, institute.name),
  description: plain(institute.tagline),
  logo: `${siteUrl}/icon.svg`,
  email: plain(institute.email),
  telephone: plain(institute.phones[0]?.number),
  address: plain(institute.address),
  sameAs: Object.values(institute.socials).filter(Boolean),
  department: branches.map((branch) => campus(siteUrl, branch)),
})

/** For the home page: the site and its search. */
export const website = (siteUrl: string, institute: Pick<Institute, 'name'>): JsonLd => ({
  '@type': 'WebSite',
  '@id': `${siteUrl}/#website`,
  name: institute.name,
  url: siteUrl,
  inLanguage: 'en-IN',
  publisher: { '@id': organisationId(siteUrl) },
  potentialAction: {
    '@type': 'SearchAction',
    target: { '@type': 'EntryPoint', urlTemplate: `${siteUrl}/search?q={search_term_string}` },
    'query-input': 'required name=search_term_string',
  },
})

type CourseAtBranch = {
  course: Fields<CourseView, 'name' | 'slug', 'short_description' | 'description_unfiltered' | 'image' | 'mode'>
  branch: { name: string; slug: string }
  /** `branch_details[0]`; without one the course is told without a price. */
  detail?: Fields<BranchDetailView, 'discounted_amount_paise', 'starts_on' | 'apply_by' | 'weekly_hours' | 'seats_left'>
}

export const course = (siteUrl: string, institute: { name: string }, at: CourseAtBranch): JsonLd => {
  const url = courseUrl(siteUrl, at.branch.slug, at.course.slug)
  const { detail } = at
  return {
    '@type': 'Course',
    '@id': url,
    url,
    name: at.course.name,
    description: plain(at.course.short_description) ?? plain(at.course.description_unfiltered) ?? at.course.name,
    image: plain(at.course.image),
    inLanguage: 'en-IN',
    provider: organisationRef(siteUrl, institute.name),
    hasCourseInstance: {
      '@type': 'CourseInstance',
      courseMode: /online/i.test(at.course.mode ?? '') ? 'Online' : 'Onsite',
      location: at.branch.name,
      ...(detail?.starts_on && { startDate: detail.starts_on }),
      ...(detail?.weekly_hours && {
        courseSchedule: {
          '@type': 'Schedule',
          repeatFrequency: 'Weekly',
          duration: `PT${Math.round(detail.weekly_hours)}H`,
        },
      }),
    },
    ...(detail && {
      offers: {
        '@type': 'Offer',
        url,
        category: 'Paid',
        price: rupees(detail.discounted_amount_paise),
        priceCurrency: 'INR',
        availability: `https://schema.org/${detail.seats_left === 0 ? 'SoldOut' : 'InStock'}`,
        ...(detail.apply_by && { validThrough: detail.apply_by }),
      },
    }),
  }
}

type EventFields = Fields<
  EventView,
  'name' | 'slug' | 'event_date',
  'ends_at' | 'short_description' | 'image' | 'venue' | 'mode' | 'branch' | 'speakers'
>

export const event = (siteUrl: string, institute: { name: string }, view: EventFields): JsonLd => {
  const isOnline = /online/i.test(view.mode ?? '')
  const url = `${siteUrl}/events/${view.slug}`
  return {
    '@type': 'EducationEvent',
    '@id': url,
    url,
    name: view.name,
    description: plain(view.short_description),
    image: plain(view.image),
    startDate: view.event_date,
    endDate: plain(view.ends_at),
    eventStatus: 'https://schema.org/EventScheduled',
    eventAttendanceMode: `https://schema.org/${isOnline ? 'OnlineEventAttendanceMode' : 'OfflineEventAttendanceMode'}`,
    location: isOnline
      ? { '@type': 'VirtualLocation', url }
      : { '@type': 'Place', name: view.branch?.name ?? institute.name, address: view.venue || institute.name },
    organizer: organisationRef(siteUrl, institute.name),
    performer: view.speakers?.map(({ name }) => ({ '@type': 'Person', name })),
  }
}

type Article = Fields<
  BlogView,
  'name' | 'slug' | 'published_on' | 'updated_at',
  'author_name' | 'short_description' | 'image' | 'category'
>

/** An article of the knowledge desk, or a tip when `section` says so. */
export const article = (
  siteUrl: string,
  institute: { name: string },
  view: Article,
  section: 'knowledge-desk' | 'expert-tips' = 'knowledge-desk',
): JsonLd => {
  const url = `${siteUrl}/${section}/${view.slug}`
  return {
    '@type': section === 'knowledge-desk' ? 'BlogPosting' : 'Article',
    '@id': url,
    mainEntityOfPage: url,
    headline: view.name.slice(0, 110),
    description: plain(view.short_description),
    image: plain(view.image),
    articleSection: plain(view.category),
    datePublished: view.published_on,
    dateModified: [view.published_on, view.updated_at].toSorted()[1],
    inLanguage: 'en-IN',
    author: view.author_name ? { '@type': 'Person', name: view.author_name } : organisationRef(siteUrl, institute.name),
    publisher: organisationRef(siteUrl, institute.name),
  }
}

/** Only what the page itself shows may be told here. */
export const faqPage = (faqs: Fields<FaqView, 'question' | 'answer_unfiltered'>[]): JsonLd => ({
  '@type': 'FAQPage',
  mainEntity: faqs.map(({ question, answer_unfiltered }) => ({
    '@type': 'Question',
    name: question,
    acceptedAnswer: { '@type': 'Answer', text: answer_unfiltered ?? '' },
  })),
})

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
  description: plain(view.description) ?? plain(view.description_unfiltered) ?? view.name,
  datePosted: view.posted_on,
  validThrough: plain(view.closes_on),
  employmentType: employment.find(([words]) => words.test(view.employment_type ?? ''))?.[1] ?? 'FULL_TIME',
  directApply: true,
  hiringOrganization: organisationRef(siteUrl, institute.name),
  jobLocation: {
    '@type': 'Place',
    address: { '@type': 'PostalAddress', addressLocality: view.branch?.name ?? '', addressCountry: 'IN' },
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

/** An online test, as something to learn with. */
export const practiceTest = (
  siteUrl: string,
  institute: { name: string },
  view: Fields<TestView, 'name' | 'slug' | 'is_paid', 'short_description' | 'amount' | 'total_duration'>,
): JsonLd => ({
  '@type': 'Quiz',
  '@id': `${siteUrl}/online-tests/${view.slug}`,
  url: `${siteUrl}/online-tests/${view.slug}`,
  name: view.name,
  description: plain(view.short_description),
  timeRequired: view.total_duration ? `PT${Math.round(view.total_duration)}M` : undefined,
  isAccessibleForFree: !view.is_paid,
  provider: organisationRef(siteUrl, institute.name),
  ...(view.is_paid && view.amount && { offers: { '@type': 'Offer', price: view.amount, priceCurrency: 'INR' } }),
})
