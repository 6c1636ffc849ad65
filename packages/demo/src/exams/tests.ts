import { type Instant, later } from '@northlight/contract/dates'
import { days } from '@northlight/contract/durations'
import type { Tables } from '@northlight/db/tables'
import type { Insertable } from 'kysely'
import type { DemoTest, DemoWindow } from '../content/exams.ts'
import { dayFrom, momentOn } from '../days.ts'
import { described } from '../markdown.ts'
import { required, type World } from '../world.ts'
import { type FilledPaper, type StoredPaper, totalMarks, totalMinutes } from './papers.ts'

export type TestWindow = { opensAt: Instant | null; closesAt: Instant | null }

export const windowOf = (now: Instant, window: DemoWindow): TestWindow => {
  if (window.kind === 'open') return { opensAt: momentOn(dayFrom(now, -window.days_ago), '9:00 am'), closesAt: null }
  const day = dayFrom(now, window.kind === 'finished' ? -window.days_ago : window.in_days, 'Sunday')
  return { opensAt: momentOn(day, '10:00 am'), closesAt: momentOn(day, '9:00 pm') }
}

const policies = ({ window, is_admission }: DemoTest, closesAt: Instant | null) =>
  window.kind === 'open'
    ? {
        // The next families sit the same paper.
        review_policy: is_admission ? ('never' as const) : ('after_submit' as const),
        result_policy: 'at_once' as const,
        results_released_at: null,
      }
    : {
        review_policy: 'after_results' as const,
        result_policy: 'by_hand' as const,
        // Published on the day after, once the last answers could arrive.
        results_released_at: window.kind === 'finished' && closesAt ? later(closesAt, days(1)) : null,
      }

/** Writes the tests, each on its paper, and gives their numbers by address. */
export const storeTests = async (
  world: World,
  tests: DemoTest[],
  papers: FilledPaper[],
  stored: Map<string, StoredPaper>,
): Promise<Map<string, { id: number; window: TestWindow }>> => {
  const { db, now } = world
  const rows = tests.map((test, position): Insertable<Tables['tests']> => {
    const paper = required(
      papers.find(({ code }) => code === test.slug),
      test.slug,
    )
    const window = windowOf(now, test.window)
    return {
      slug: test.slug,
      name: paper.name,
      short_description: test.short,
      ...described(test.body),
      image: world.picture(test.image),
      image_alt: test.image_alt,
      meta_title: `${paper.name} | Online test`,
      meta_description: test.short,
      is_admission: test.is_admission ?? false,
      is_paid: test.price !== undefined,
      amount_paise: test.price === undefined ? null : test.price * 100,
      is_timer_active: paper.clock !== 'none',
      total_duration: totalMinutes(paper),
      total_marks: totalMarks(paper) / 100,
      is_active: true,
      position,
      paper_version_id: required(stored.get(test.slug), test.slug).id,
      opens_at: window.opensAt,
      closes_at: window.closesAt,
      integrity_policy: test.policy,
      ...policies(test, window.closesAt),
      created_at: now,
      updated_at: now,
    }
  })
  const made = await db.insertInto('tests').values(rows).returning(['id', 'slug']).execute()
  return new Map(
    made.map(({ id, slug }) => {
      const test = required(
        tests.find((one) => one.slug === slug),
        slug,
      )
      return [slug, { id, window: windowOf(now, test.window) }]
    }),
  )
}
