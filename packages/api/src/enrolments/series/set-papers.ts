import type { SetPapersInput } from '@northlight/contract/payments/series'
import { neverOpen } from '@northlight/exam/papers/series'
import * as courses from '../../content/courses/queries.ts'
import { audit } from '../../kernel/audit.ts'
import { type Ctx, inTransaction } from '../../kernel/context.ts'
import { fail, invalid } from '../../kernel/errors.ts'
import { allow } from '../../kernel/policy.ts'

type Slugs = { course_slug: string; branch_slug: string }
type Given = SetPapersInput['papers'][number]

/** A paper that no student could ever open is refused before anybody has paid for it. */
const checkOpenings = (track: string, papers: Given[]) => {
  const closed = neverOpen(
    papers.map(({ papers_finished }, at) => ({
      ...{ number: at + 1, at: null, daysAfterJoining: null, papersFinished: papers_finished ?? null },
    })),
  )
  if (closed.length > 0)
    invalid({ papers: [`${track ? `${track}: paper` : 'Paper'} ${closed.join(', ')} would never open.`] })
}

/** Replaces the list. What students have begun stays theirs, whether its test is still in the list or not. */
export const setPapers = (ctx: Ctx, { course_slug, branch_slug }: Slugs, { papers }: SetPapersInput): Promise<number> =>
  inTransaction(ctx, async (ctx) => {
    allow(ctx, 'tests.write')
    const branch = (await courses.activeBranch(ctx.db, branch_slug)) ?? fail('not_found')
    const course = (await courses.activeCourse(ctx.db, course_slug)) ?? fail('not_found')
    const place = (await courses.activeCourseBranch(ctx.db, course.id, branch.id)) ?? fail('not_found')
    const tests = await ctx.db
      .selectFrom('tests')
      .select(['id', 'slug'])
      .where('slug', 'in', ['', ...papers.map(({ test }) => test)])
      .where('is_admission', '=', false)
      // Sat by the ways of every test, which know only those that are shown.
      .where('is_active', '=', true)
      .where('paper_version_id', 'is not', null)
      .execute()
    const ids = new Map(tests.map(({ id, slug }) => [slug, id]))
    const unknown = papers.find(({ test }) => !ids.has(test))
    if (unknown) return invalid({ papers: [`There is no test with a paper at ${unknown.test}.`] })
    const byTrack = Map.groupBy(papers, ({ track }) => track)
    for (const [track, own] of byTrack) {
      if (new Set(own.map(({ test }) => test)).size < own.length)
        return invalid({ papers: ['A test stands twice in the same series.'] })
      checkOpenings(track, own)
    }
    await ctx.db.deleteFrom('course_papers').where('course_branch_id', '=', place.id).execute()
    const rows = [...byTrack].flatMap(([track, own]) =>
      own.map((paper, at) => ({
        course_branch_id: place.id,
        track,
        number: at + 1,
        test_id: ids.get(paper.test) ?? 0,
        opens_at: paper.opens_at ?? null,
        days_after_joining: paper.days_after_joining ?? null,
        papers_finished: paper.papers_finished ?? null,
      })),
    )
    if (rows.length > 0) await ctx.db.insertInto('course_papers').values(rows).execute()
    await audit(ctx, {
      action: 'enrolments.set-papers',
      entity: 'course_branch',
      id: place.id,
      details: { papers: rows.length },
    })
    return rows.length
  })
