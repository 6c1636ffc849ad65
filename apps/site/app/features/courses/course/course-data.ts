import type { Client } from '@northlight/contract/client'
import type { AdmissionView, TwoYearView } from '@northlight/contract/content/page-texts'
import { orNull } from '../../../platform/api/or-null.ts'
import { findLegalPage } from '../../../platform/paths/find-legal-page.ts'
import { personOf } from '../../institute/people/person.ts'
import { achieverOf } from '../../results/achievers/achiever.ts'
import { quoteLength } from '../../results/testimonials/quotes.tsx'
import { testimonialOf } from '../../results/testimonials/testimonial.ts'
import { feeOf, refundOf } from '../fees/fee.ts'
import { datesThatMatter, nextSitting } from './dates.ts'
import { emblemsOf } from './emblems.ts'
import { sectionsOf } from './sections.ts'

const isTwoYear = (programme: TwoYearView, course: string) =>
  programme.variants.some(({ fees }) => fees.some((fee) => fee.course.slug === course))

const isTested = (guide: AdmissionView, course: string) =>
  guide.scholarship.applies_to.some(({ slug }) => slug === course)

/** Everything the page of a course draws, and nothing else. */
export const courseData = async (
  client: Client,
  params: { branch_slug: string; course_slug: string },
  today: string,
) => {
  const [{ course, branch }, twoYear, admission, refundPage] = await Promise.all([
    client.get('/course/{course_slug}/branch/{branch_slug}', { params }),
    orNull(client.get('/programme/two-year')),
    orNull(client.get('/programme/admission')),
    findLegalPage(client, 'refund'),
  ])
  const detail = course.branch_details[0]
  const guide = admission?.programme
  const sitting = guide && isTested(guide, course.slug) ? nextSitting(guide.sittings, branch.slug, today) : undefined
  const programme = twoYear?.programme
  return {
    today,
    course: {
      name: course.name,
      slug: course.slug,
      class: course.class,
      short_description: course.short_description ?? '',
      image: course.image,
      image_alt: course.image_alt ?? '',
      duration: detail?.duration ?? course.duration,
      batch_size: course.batch_size,
      mode: course.mode,
      eligibility: course.eligibility,
      tests_count: course.tests_count,
    },
    branch: {
      name: branch.name,
      slug: branch.slug,
      phone: branch.phone ?? '',
      office_hours: branch.office_hours ?? '',
    },
    branches: course.branches.map(({ name, slug }) => ({ name, slug })),
    seo: {
      meta_title: detail?.meta_title ?? course.meta_title,
      meta_description: detail?.meta_description ?? course.meta_description,
      meta_keywords: detail?.meta_keywords ?? course.meta_keywords,
      meta_scripts: detail?.meta_scripts ?? course.meta_scripts,
    },
    refundPage,
    emblems: emblemsOf(course, detail?.staffs.map(({ subject }) => subject) ?? []),
    sections: sectionsOf(course.description),
    notCovered: programme && isTwoYear(programme, course.slug) ? programme.not_covered : [],
    detail: detail && {
      description: detail.description,
      fee: feeOf(detail),
      fee_plan: detail.fee_plan,
      refund: refundOf(detail),
      seats: detail.seats,
      seats_left: detail.seats_left,
      starts_on: detail.starts_on,
      apply_by: detail.apply_by,
      weekly_hours: detail.weekly_hours,
      last_batch: detail.last_batch,
      dates: datesThatMatter(detail, sitting),
      tutors: part(detail.include_staff, detail.staff_heading, detail.staffs.map(personOf)),
      achievers: part(detail.include_topper, detail.topper_heading, detail.achievers.map(achieverOf)),
      quotes: part(
        detail.include_testimonial,
        detail.testimonial_heading,
        detail.testimonials.map((one) => testimonialOf(one, quoteLength)),
      ),
    },
  }
}
export type CourseData = Awaited<ReturnType<typeof courseData>>
export type CourseDetail = NonNullable<CourseData['detail']>

/** A part that is switched on and empty all the same is not shown. */
const part = <Item>(isOn: boolean, heading: string | null, items: Item[]) =>
  isOn && items.length > 0 ? { heading: heading ?? '', items } : null
