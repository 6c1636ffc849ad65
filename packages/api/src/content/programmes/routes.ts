import { disclosures, latestResult } from '@northlight/contract/content/disclosures'
import {
  admissionGuide,
  type PageText,
  PageText as PageTextRecord,
  type PageTextSlug,
  pageText,
  pageTextRecords,
  twoYearProgramme,
  vrddhi,
} from '@northlight/contract/content/page-texts'
import { indianDay } from '@northlight/contract/dates'
import type { z } from 'zod'
import type { Ctx } from '../../kernel/context.ts'
import { fail } from '../../kernel/errors.ts'
import { implement } from '../../kernel/implement.ts'
import { slugKey } from '../../kernel/paging.ts'
import { activeCourses, openCoursePlaces } from '../courses/queries.ts'
import { shownPeople } from '../people/queries.ts'
import * as queries from './queries.ts'
import { toAdmission, toDisclosure, toPageText, toResult, toSitting, toTwoYear, toVrddhi } from './views.ts'

/** A record with its text checked against the schema of its slug, or 404. */
const record = async <Slug extends PageTextSlug>(ctx: Ctx, slug: Slug) => {
  const row = (await queries.pageText(ctx.db, slug)) ?? fail('not_found')
  return { row, text: pageTextRecords[slug].parse(row.content) as z.output<(typeof pageTextRecords)[Slug]> }
}

const isPlainPage = (slug: string): slug is PageTextSlug =>
  slug in pageTextRecords && pageTextRecords[slug as PageTextSlug] === PageTextRecord

export const programmeRoutes = [
  implement(pageText, async (ctx, { params }) => {
    const slug = slugKey(params.slug)
    // The programmes have calls of their own, because their texts have other shapes.
    if (!isPlainPage(slug)) return fail('not_found')
    const { row, text } = await record(ctx, slug)
    const page = text as PageText
    const people = await shownPeople(
      ctx.db,
      page.quotes.map(({ by }) => by),
    )
    return { message: 'Text of the page.', page: toPageText(ctx, row, page, people) }
  }),

  implement(vrddhi, async (ctx) => {
    const { row, text } = await record(ctx, 'vrddhi')
    const branches = await queries.openBranchNames(ctx.db)
    const event = text.event === null ? undefined : await queries.activeEvent(ctx.db, text.event)
    return { message: 'Talent examination.', programme: toVrddhi(ctx, text, branches, event ?? null, row.updated_at) }
  }),

  implement(twoYearProgramme, async (ctx) => {
    const { row, text } = await record(ctx, 'two-year-programme')
    const places = await openCoursePlaces(ctx.db)
    const programme = toTwoYear(ctx, text, places, indianDay(ctx.now()), row.updated_at)
    return { message: 'Two-year programme.', programme }
  }),

  implement(admissionGuide, async (ctx) => {
    const { row, text } = await record(ctx, 'admission')
    const sittings = (await queries.comingSittings(ctx.db, indianDay(ctx.now()))).map(toSitting)
    const courses = (await activeCourses(ctx.db)).map(({ name, slug }) => ({ name, slug }))
    const people = await shownPeople(ctx.db, text.quote ? [text.quote.by] : [])
    const programme = toAdmission(ctx, text, { sittings, courses, people, updated_at: row.updated_at })
    return { message: 'Admission.', programme }
  }),

  implement(disclosures, async (ctx) => {
    const rows = await queries.activeDisclosures(ctx.db)
    const named = rows.flatMap(({ content }) => content.tutors.register.flatMap(({ profile }) => profile ?? []))
    const profiles = new Set((await shownPeople(ctx.db, named)).map(({ slug }) => slug))
    const listed = { places: await openCoursePlaces(ctx.db), profiles, today: indianDay(ctx.now()) }
    return { message: 'Published facts of every branch.', disclosure: rows.map((row) => toDisclosure(row, listed)) }
  }),

  implement(latestResult, async (ctx) => {
    const row = (await queries.latestResult(ctx.db)) ?? fail('not_found')
    return { message: 'Results of the year.', result: toResult(row, await openCoursePlaces(ctx.db)) }
  }),
]
