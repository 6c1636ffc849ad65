import { DisclosureText } from '@northlight/contract/content/disclosures'
import { dayFrom } from './days.ts'
import { idsOf, type World } from './world.ts'

const noHostel = {
  note: null,
  beds: null,
  residents: null,
  room: null,
  wardens: null,
  meals_per_day: null,
  nurse: null,
  doctor: null,
  visits: null,
  calls_home: null,
}

const addDisclosures = async (world: World): Promise<void> => {
  const branchId = await idsOf(world, 'branches')
  const rows = world.content.disclosures.map(({ branch, registration_no, as_of_days_from_today, hostel, ...text }) => {
    const { available, ...facts } = hostel
    return {
      branch_id: branchId(branch),
      registration_no,
      as_of: dayFrom(world.now, as_of_days_from_today),
      content: DisclosureText.parse({ ...text, hostel: { ...noHostel, ...facts, is_available: available } }),
      is_active: true,
      ...world.stamps,
    }
  })
  await world.db.insertInto('disclosures').values(rows).execute()
}

const named = (list: { slug: string; name: string }[], slug: string) => ({
  name: list.find((entry) => entry.slug === slug)?.name ?? slug,
  slug,
})

const addResults = async ({ db, stamps, content }: World): Promise<void> => {
  const { left, by_course_and_branch, ...year } = content.results
  await db
    .insertInto('results')
    .values({
      ...year,
      students_left: left,
      by_course_and_branch: by_course_and_branch.map(({ course, branch, ...row }) => ({
        course: named(content.courses, course),
        branch: named(content.branches, branch),
        ...row,
      })),
      is_active: true,
      ...stamps,
    })
    .execute()
}

export const addPublishedFacts = async (world: World): Promise<void> => {
  await addDisclosures(world)
  await addResults(world)
}
