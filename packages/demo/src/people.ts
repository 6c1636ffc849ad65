import { resultDay, testimonialDay } from './consent-papers.ts'
import { described } from './markdown.ts'
import { idsOf, inOrder, newestFirst, required, type World } from './world.ts'

export const addTeam = async (world: World): Promise<void> => {
  const { db, picture, content } = world
  const branchId = await idsOf(world, 'branches')
  const managers = content.management.map(({ branch, teaches, body, ...person }) => ({
    ...person,
    ...described(body),
    branch_id: branchId(branch),
    is_teaching: teaches,
    image: picture(person.image),
  }))
  await db.insertInto('management').values(inOrder(world, managers)).execute()
  const tutors = content.staff.map(({ branch, teaching, ...person }) => ({
    ...person,
    branch_id: branchId(branch),
    is_teaching: teaching,
    image: picture(person.image),
  }))
  await db.insertInto('staff').values(newestFirst(world, tutors)).execute()

  const managerId = await idsOf(world, 'management')
  for (const { slug, head } of content.branches)
    await db
      .updateTable('branches')
      .set({ head_id: managerId(head) })
      .where('slug', '=', slug)
      .execute()
}

/** `papers`: the private file that each consent stands in, by the person who signed it. */
export const addAchievers = async (world: World, papers: Map<string, number>): Promise<void> => {
  const { db, picture, content } = world
  const [branchId, courseId] = [await idsOf(world, 'branches'), await idsOf(world, 'courses')]
  const rows = content.achievers.map(({ categories, branch, course, paid, ...achiever }) => ({
    ...achiever,
    branch_id: branchId(branch),
    course_id: courseId(course),
    course_name: content.courses.find(({ slug }) => slug === course)?.name,
    is_paid: paid,
    has_consent: true,
    result_on: resultDay(achiever),
    consent_name: achiever.name,
    consent_scope: ['site' as const],
    consent_scan_file_id: papers.get(achiever.slug) ?? null,
    image: picture(achiever.image),
  }))
  await db.insertInto('achievers').values(inOrder(world, rows)).execute()

  const [achieverId, categoryId] = [await idsOf(world, 'achievers'), await idsOf(world, 'achiever_categories')]
  const links = content.achievers.flatMap(({ slug, categories }) =>
    categories.map((category, position) => ({
      achiever_id: achieverId(slug),
      category_id: categoryId(category),
      position,
    })),
  )
  await db.insertInto('achiever_category_links').values(links).execute()
}

/** Gives back how the demo texts name each testimonial. */
export const addTestimonials = async (world: World, papers: Map<string, number>): Promise<(key: string) => number> => {
  const { db, picture, content } = world
  const [branchId, courseId] = [await idsOf(world, 'branches'), await idsOf(world, 'courses')]
  const achieverId = await idsOf(world, 'achievers')
  const ids = new Map<string, number>()
  const rows = content.testimonials.map(({ branch, course, achiever, ...testimonial }) => ({
    ...testimonial,
    branch_id: branchId(branch),
    course_id: courseId(course),
    achiever_id: achiever === null ? null : achieverId(achiever),
    has_consent: true,
    consent_name: testimonial.name,
    consent_on: testimonialDay(content, { achiever }),
    consent_scope: ['site' as const],
    consent_scan_file_id: papers.get(testimonial.id) ?? null,
    image: picture(testimonial.image),
  }))
  for (const { id: key, ...row } of newestFirst(world, rows)) {
    const { id } = await db.insertInto('testimonials').values(row).returning('id').executeTakeFirstOrThrow()
    ids.set(key, id)
  }
  return (key) => required(ids.get(key), `the testimonial ${key}`)
}
