import type { ExamContent } from '../content/exams.ts'
import { required, type World } from '../world.ts'
import type { StoredTest } from './plans.ts'

/** At every campus the series gives the same papers. */
export const addSeries = async (
  { db }: World,
  series: ExamContent['series'],
  testOf: (slug: string) => StoredTest,
): Promise<void> => {
  const places = await db
    .selectFrom('course_branches')
    .innerJoin('courses', 'courses.id', 'course_branches.course_id')
    .select('course_branches.id')
    .where('courses.slug', '=', 'test-series')
    .execute()
  required(places[0], 'the test series')
  const papers = places.flatMap(({ id }) =>
    series.flatMap(({ track, tests }) =>
      tests.map((slug, at) => ({
        ...{ course_branch_id: id, track, number: at + 1, test_id: testOf(slug).id },
        ...{ days_after_joining: at * 7, papers_finished: at },
      })),
    ),
  )
  await db.insertInto('course_papers').values(papers).execute()
}
