import type { BranchDetailView, CourseView } from '@northlight/contract/content/courses'
import { coursePath } from '../../paths/paths.ts'
import type { JsonLd } from '../breadcrumbs.ts'
import { bitmap, type Fields, organisationRef, plain, rupees } from './facts.ts'

type CourseAtBranch = {
  course: Fields<
    CourseView,
    'name' | 'slug',
    'short_description' | 'description_unfiltered' | 'image' | 'mode' | 'duration'
  >
  branch: { name: string; slug: string }
  /** `branch_details[0]`; without one the course is told without a price. */
  detail?: Fields<BranchDetailView, 'discounted_amount_paise', 'starts_on' | 'apply_by' | 'weekly_hours' | 'seats_left'>
}

const weeksIn: Record<string, number> = { week: 1, month: 52 / 12, year: 52 }

/** `10 months` in weeks; nothing for words that name no length. */
const weeksOf = (duration: string | null | undefined) => {
  const [, count, unit = ''] = /^(\d+) (week|month|year)s?\b/.exec(duration ?? '') ?? []
  return count ? Math.round(Number(count) * (weeksIn[unit] ?? 0)) : undefined
}

/** `7.5` hours as `PT7H30M`. */
const hoursAsPeriod = (hours: number) => {
  const minutes = Math.round(hours * 60)
  return `PT${Math.floor(minutes / 60)}H${minutes % 60 ? `${minutes % 60}M` : ''}`
}

/** How long it takes: so many weeks of so many hours, or as much of it as is known. */
const scheduleOf = (duration: string | null | undefined, weeklyHours: number | null | undefined) => {
  const weeks = weeksOf(duration)
  const period = weeklyHours ? hoursAsPeriod(weeklyHours) : undefined
  if (weeks === undefined) return { courseWorkload: period }
  return {
    courseSchedule: { '@type': 'Schedule', repeatFrequency: 'Weekly', repeatCount: weeks, duration: period },
  }
}

const modeOf = (words: string | null | undefined) => {
  if (!/online/i.test(words ?? '')) return 'Onsite'
  return /campus/i.test(words ?? '') ? 'Blended' : 'Online'
}

export const course = (siteUrl: string, institute: { name: string }, at: CourseAtBranch): JsonLd => {
  const url = siteUrl + coursePath(at.branch.slug, at.course.slug)
  const { detail } = at
  return {
    '@type': 'Course',
    '@id': url,
    url,
    name: at.course.name,
    description: plain(at.course.short_description) ?? plain(at.course.description_unfiltered) ?? at.course.name,
    image: bitmap(siteUrl, url.slice(siteUrl.length), at.course.image),
    inLanguage: 'en-IN',
    provider: organisationRef(siteUrl, institute.name),
    hasCourseInstance: {
      '@type': 'CourseInstance',
      courseMode: modeOf(at.course.mode),
      location: at.branch.name,
      ...(detail?.starts_on && { startDate: detail.starts_on }),
      ...scheduleOf(at.course.duration, detail?.weekly_hours),
    },
    ...(detail && {
      offers: {
        '@type': 'Offer',
        url,
        category: detail.discounted_amount_paise === 0 ? 'Free' : 'Paid',
        price: rupees(detail.discounted_amount_paise),
        priceCurrency: 'INR',
        availability: `https://schema.org/${detail.seats_left === 0 ? 'SoldOut' : 'InStock'}`,
        ...(detail.apply_by && { validThrough: detail.apply_by }),
      },
    }),
  }
}
