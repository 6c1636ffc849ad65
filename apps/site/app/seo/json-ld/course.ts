import type { BranchDetailView, CourseView } from '@northlight/contract/content/courses'
import type { JsonLd } from '../breadcrumbs.ts'
import { bitmap, type Fields, organisationRef, plain, rupees } from './facts.ts'

const courseUrl = (siteUrl: string, branch: string, course: string) => `${siteUrl}/${branch}/courses/${course}`

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
    image: bitmap(siteUrl, url.slice(siteUrl.length), at.course.image),
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
