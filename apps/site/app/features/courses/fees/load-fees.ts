import type { Client } from '@northlight/contract/client'
import { feeOf, refundOf } from './fee.ts'

export type CourseFee = Awaited<ReturnType<typeof readFee>>
export type BranchFees = { name: string; slug: string; courses: CourseFee[] }

const readFee = async (client: Client, branch_slug: string, course_slug: string) => {
  const { course, branch } = await client.get('/course/{course_slug}/branch/{branch_slug}', {
    params: { branch_slug, course_slug },
  })
  const detail = course.branch_details[0]
  return {
    course: { name: course.name, slug: course.slug, class: course.class },
    mode: course.mode,
    branch: { name: branch.name, slug: branch.slug },
    duration: detail?.duration ?? course.duration,
    detail: detail && {
      fee: feeOf(detail),
      refund: refundOf(detail),
      seats: detail.seats,
      seats_left: detail.seats_left,
      starts_on: detail.starts_on,
    },
  }
}

/** For loaders: every course of every branch with its fee. One branch at a time, so that a page asks in small groups. */
export const loadFees = async (client: Client): Promise<BranchFees[]> => {
  const { course: courses } = await client.get('/course')
  const branches = new Map<string, { name: string; slug: string; courses: string[] }>()
  for (const course of courses)
    for (const { name, slug } of course.branches) {
      const branch = branches.get(slug) ?? { name, slug, courses: [] }
      branch.courses.push(course.slug)
      branches.set(slug, branch)
    }
  const fees: BranchFees[] = []
  for (const { name, slug, courses } of branches.values())
    fees.push({ name, slug, courses: await Promise.all(courses.map((course) => readFee(client, slug, course))) })
  return fees
}
