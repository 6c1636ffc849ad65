import type { Client } from '@northlight/contract/client'
import { orNull } from '../../../platform/api/or-null.ts'
import { feeOf, refundOf } from '../fees/fee.ts'
import type { Chosen } from './chosen.ts'

/** One column of the comparison; null when there is no such course (any more). */
export const compared = async (client: Client, { branch: branch_slug, course: course_slug }: Chosen) => {
  const found = await orNull(
    client.get('/course/{course_slug}/branch/{branch_slug}', { params: { course_slug, branch_slug } }),
  )
  if (!found) return null
  const { course, branch } = found
  const detail = course.branch_details[0]
  return {
    course: { name: course.name, slug: course.slug, image: course.image },
    branch: { name: branch.name, slug: branch.slug },
    duration: detail?.duration ?? course.duration,
    batch_size: course.batch_size,
    mode: course.mode,
    eligibility: course.eligibility,
    tests_count: course.tests_count,
    detail: detail && {
      fee: feeOf(detail),
      refund: refundOf(detail),
      seats: detail.seats,
      seats_left: detail.seats_left,
      starts_on: detail.starts_on,
      apply_by: detail.apply_by,
      weekly_hours: detail.weekly_hours,
      last_batch: detail.last_batch,
      subjects: [...new Set(detail.staffs.map(({ subject }) => subject).filter((subject) => subject !== null))],
      tutors: detail.staffs.length,
    },
  }
}
export type Compared = NonNullable<Awaited<ReturnType<typeof compared>>>
