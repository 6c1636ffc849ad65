import { required, type World } from '../world.ts'
import type { StoredTest } from './plans.ts'

/** The papers of the test series by examination: the first at once, then one a week, each when the one before is done. */
const tracks: Record<string, string[]> = {
  'JEE Main': [
    'physics-quick-check',
    'mathematics-half-hour',
    'jee-main-mock-2',
    'jee-main-mock-3',
    'jee-advanced-mock-1',
  ],
  NEET: ['biology-half-hour', 'neet-mock-1', 'neet-mock-2'],
  KCET: ['kcet-physics-mock-1', 'kcet-chemistry-mock-1', 'kcet-biology-mock-1'],
}

/** At every campus the series gives the same papers. */
export const addSeries = async ({ db }: World, testOf: (slug: string) => StoredTest): Promise<void> => {
  const places = await db
    .selectFrom('course_branches')
    .innerJoin('courses', 'courses.id', 'course_branches.course_id')
    .select('course_branches.id')
    .where('courses.slug', '=', 'test-series')
    .execute()
  required(places[0], 'the test series')
  const papers = places.flatMap(({ id }) =>
    Object.entries(tracks).flatMap(([track, slugs]) =>
      slugs.map((slug, at) => ({
        ...{ course_branch_id: id, track, number: at + 1, test_id: testOf(slug).id },
        ...{ days_after_joining: at * 7, papers_finished: at },
      })),
    ),
  )
  await db.insertInto('course_papers').values(papers).execute()
}
