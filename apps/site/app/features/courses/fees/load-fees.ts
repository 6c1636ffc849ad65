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

type Campus = { name: string; slug: string; courses: string[] }

const campusesOf = (courses: readonly { slug: string; branches: readonly { name: string; slug: string }[] }[]) => {
  const campuses = new Map<string, Campus>()
  for (const course of courses)
    for (const { name, slug } of course.branches) {
      const campus = campuses.get(slug) ?? { name, slug, courses: [] }
      campus.courses.push(course.slug)
      campuses.set(slug, campus)
    }
  return [...campuses.values()]
}

const feesOf = async (client: Client, { name, slug, courses }: Campus): Promise<BranchFees> => ({
  name,
  slug,
  courses: await Promise.all(courses.map((course) => readFee(client, slug, course))),
})

/** For loaders: every course of every branch with its fee. One branch at a time, so that a page asks in small groups. */
export const loadFees = async (client: Client): Promise<BranchFees[]> => {
  const fees: BranchFees[] = []
  for (const campus of campusesOf((await client.get('/course')).course)) fees.push(await feesOf(client, campus))
  return fees
}

/** For loaders: the campuses, and the fees of the one asked for. An unknown name is answered with the first. */
export const loadCampusFees = async (client: Client, asked: string | null) => {
  const campuses = campusesOf((await client.get('/course')).course)
  const campus = campuses.find(({ slug }) => slug === asked) ?? campuses[0]
  return {
    campuses: campuses.map(({ name, slug }) => ({ name, slug })),
    branch: campus ? await feesOf(client, campus) : null,
  }
}
