import { type Instant, instant, shownDate } from '@northlight/contract/dates'
import { days } from '@northlight/contract/durations'
import type { SeriesPaperView, SeriesView } from '@northlight/contract/payments/series'
import { nextPaper, type PaperState, seriesOf } from '@northlight/exam/papers/series'
import { ownerOf } from '../../accounts/owner.ts'
import { enrolByEntitlement } from '../../exams/online-tests/enrol.ts'
import { anyTest, changeEnrolment } from '../../exams/online-tests/queries.ts'
import { audit } from '../../kernel/audit.ts'
import { type Ctx, inTransaction } from '../../kernel/context.ts'
import { fail, invalid } from '../../kernel/errors.ts'
import { signedIn } from '../../kernel/signed-in.ts'
import type { CoursePaper, JoinedCourse } from './queries.ts'
import * as queries from './queries.ts'

const weekday = new Intl.DateTimeFormat('en-IN', { weekday: 'long', timeZone: 'Asia/Kolkata' })

/** A day of this week by its name, any other by its date. */
const dayWords = (at: Instant, now: Instant) =>
  Date.parse(at) - Date.parse(now) < days(6) ? weekday.format(new Date(at)) : shownDate(at)

const sentenceOf = (state: PaperState, count: number, now: Instant): string => {
  const paper = `Paper ${state.number} of ${count}`
  if (state.is !== 'waiting') return `${paper} is ${state.is}.`
  const first = state.finishFirst === 1 ? 'one more paper' : `${state.finishFirst} more papers`
  if (state.opensAt === null) return `${paper} opens when you have finished ${first}.`
  const on = `${paper} opens on ${dayWords(instant(state.opensAt), now)}`
  return state.finishFirst > 0 ? `${on}, when you have finished ${first}.` : `${on}.`
}

/** A test that itself opens later than its place in the series says is told with the later moment. */
const latest = (one: Instant | null, two: Instant | null): number | null => {
  const known = [one, two].filter((at) => at !== null).map((at) => Date.parse(at))
  return known.length === 0 ? null : Math.max(...known)
}

/** A free test whose own day has come: what a guest may take is not held back from anyone who has paid. */
const isOpenToGuests = ({ is_paid, test_opens_at }: CoursePaper, now: Instant): boolean =>
  !is_paid && (test_opens_at === null || test_opens_at <= now)

const toSeries = async (ctx: Ctx, userId: number, joined: JoinedCourse, all: CoursePaper[]): Promise<SeriesView> => {
  const tracks = [...new Set(all.map(({ track }) => track))].filter((track) => track !== '')
  const chosen = tracks.length === 0 ? '' : joined.track
  const papers = all.filter(({ track }) => track === chosen || (track === '' && chosen !== null))
  const status = await queries.statusOf(
    ctx.db,
    userId,
    papers.map(({ test_id }) => test_id),
  )
  const isFinished = ({ test_id }: CoursePaper) => ['Completed', 'Eliminated'].includes(status.get(test_id) ?? '')
  const numbered = papers.map((paper, at) => ({ paper, number: at + 1 }))
  const planned = seriesOf(
    numbered.map(({ paper, number }) => ({
      number,
      at: latest(paper.opens_at, paper.test_opens_at),
      daysAfterJoining: paper.days_after_joining,
      papersFinished: paper.papers_finished,
    })),
    {
      joinedAt: Date.parse(await queries.joinedAt(ctx.db, joined)),
      now: Date.parse(ctx.now()),
      finished: new Set(numbered.filter(({ paper }) => isFinished(paper)).map(({ number }) => number)),
    },
  )
  const states = planned.map((state, at): PaperState => {
    const paper = papers[at]
    return state.is === 'waiting' && paper && isOpenToGuests(paper, ctx.now())
      ? { number: state.number, is: 'open' }
      : state
  })
  const views = numbered.map(({ paper, number }, at): SeriesPaperView => {
    const state: PaperState = states[at] ?? { number, is: 'open' }
    const isBegun = state.is !== 'finished' && status.has(paper.test_id)
    return {
      number,
      name: paper.name,
      slug: paper.slug,
      state: isBegun ? 'begun' : state.is,
      opens_at: state.is === 'waiting' && state.opensAt !== null ? instant(state.opensAt) : null,
      finish_first: state.is === 'waiting' ? state.finishFirst : 0,
      sentence: sentenceOf(state, papers.length, ctx.now()),
    }
  })
  const next = nextPaper(states)
  const words = next === null ? 'All papers are finished.' : sentenceOf(next, papers.length, ctx.now())
  return {
    enrolment_id: joined.id,
    course: joined.course_name,
    branch: joined.branch_name,
    tracks,
    track: tracks.length === 0 ? null : joined.track,
    can_choose: tracks.length > 0 && status.size === 0,
    finished: states.filter(({ is }) => is === 'finished').length,
    sentence: chosen === null ? 'Choose the examination first.' : words,
    papers: views,
  }
}

/** Anyone who has left is not asked to sit further papers; what was begun stays in the own tests. */
const joinedOf = async (ctx: Ctx, userId = signedIn(ctx).id) => {
  const owner = await ownerOf(ctx.db, userId)
  const joined = await queries.joinedWithPapers(ctx.db, owner)
  const papers = await queries.papersOf(
    ctx.db,
    joined.flatMap(({ course_branch_id }) => course_branch_id ?? []),
  )
  return joined.map((one) => ({
    one,
    papers: papers.filter(({ course_branch_id }) => course_branch_id === one.course_branch_id),
  }))
}

/** Of one student; whether the caller may see it was asked before. */
export const seriesOfStudent = async (ctx: Ctx, userId: number): Promise<SeriesView[]> => {
  const views: SeriesView[] = []
  for (const { one, papers } of await joinedOf(ctx, userId)) views.push(await toSeries(ctx, userId, one, papers))
  return views
}

export const ownSeries = (ctx: Ctx): Promise<SeriesView[]> => seriesOfStudent(ctx, signedIn(ctx).id)

/** Anybody else's enrolment, and one that is not paid, is not there. */
const requireSeries = async (ctx: Ctx, enrolmentId: number) =>
  (await joinedOf(ctx)).find(({ one }) => one.id === enrolmentId) ?? fail('not_found')

export const chooseTrack = (ctx: Ctx, enrolmentId: number, track: string): Promise<SeriesView> =>
  inTransaction(ctx, async (ctx) => {
    const { one, papers } = await requireSeries(ctx, enrolmentId)
    const before = await toSeries(ctx, signedIn(ctx).id, one, papers)
    if (!before.tracks.includes(track)) return invalid({ track: [`Choose one of ${before.tracks.join(', ')}.`] })
    if (track !== one.track && !before.can_choose)
      return fail('conflict', 'You have begun with this examination. Write to us if you want to change it.')
    await ctx.db
      .updateTable('course_enrolments')
      .set({ track, updated_at: ctx.now() })
      .where('id', '=', one.id)
      .execute()
    await audit(ctx, { action: 'enrolments.choose-track', entity: 'course_enrolment', id: one.id })
    return toSeries(ctx, signedIn(ctx).id, { ...one, track }, papers)
  })

/** The fee of the course has paid for the paper: it is enrolled in as one that was bought. */
export const beginPaper = (ctx: Ctx, enrolmentId: number, number: number) =>
  inTransaction(ctx, async (ctx) => {
    const user = signedIn(ctx)
    const { one, papers } = await requireSeries(ctx, enrolmentId)
    const before = await toSeries(ctx, user.id, one, papers)
    const paper = before.papers.find((view) => view.number === number) ?? fail('not_found')
    if (paper.state === 'waiting') return fail('conflict', paper.sentence)
    const test = (await anyTest(ctx.db, paper.slug)) ?? fail('not_found')
    const { enrolment } = await enrolByEntitlement(ctx, test, user, { branch_id: one.branch_id })
    // Begun to buy by itself before the course was joined, and never paid.
    if (!enrolment.is_enrolled)
      await changeEnrolment(ctx.db, enrolment.id, { is_enrolled: true, updated_at: ctx.now() })
    return { slug: paper.slug, series: await toSeries(ctx, user.id, one, papers) }
  })
