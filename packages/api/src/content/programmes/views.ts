import type { DisclosureView, ResultView } from '@northlight/contract/content/disclosures'
import type {
  AdmissionText,
  AdmissionView,
  PageText,
  PageTextView,
  SittingView,
  TwoYearText,
  TwoYearView,
  VrddhiText,
  VrddhiView,
} from '@northlight/contract/content/page-texts'
import type { Ref } from '@northlight/contract/content/parts'
import { instalmentsOf } from '@northlight/contract/payments/fee-plan'
import type { Tables } from '@northlight/db/tables'
import type { Selectable } from 'kysely'
import type { Ctx } from '../../kernel/context.ts'
import { imageUrl } from '../../media/urls.ts'
import { feeOn, partsOn, seatsLeft } from '../courses/fees.ts'
import type { openCoursePlaces } from '../courses/queries.ts'
import type { shownPeople } from '../people/queries.ts'
import { type Row, ref, stamps } from '../view-parts.ts'
import type * as queries from './queries.ts'

type Quote = { text: string; by: string }
type Person = Row<typeof shownPeople>
type Place = Row<typeof openCoursePlaces>

const toQuote = (ctx: Ctx, { text, by }: Quote, people: Person[]) => {
  const person = people.find(({ slug }) => slug === by)
  if (!person) return { text, person: null }
  const { image, ...rest } = person
  return { text, person: { ...rest, image: imageUrl(ctx, image, `person-${person.slug}`) } }
}

export const toPageText = (
  ctx: Ctx,
  row: Selectable<Tables['page_texts']>,
  { quotes, ...text }: PageText,
  people: Person[],
): PageTextView => ({
  id: row.id,
  slug: row.slug,
  page_name: row.page_name,
  ...text,
  quotes: quotes.map((quote) => toQuote(ctx, quote, people)),
  ...stamps(row),
})

export const toVrddhi = (
  ctx: Ctx,
  text: VrddhiText,
  branches: Ref[],
  event: VrddhiView['event'],
  updated_at: string,
): VrddhiView => ({
  ...text,
  objectives: { ...text.objectives, image: imageUrl(ctx, text.objectives.image, 'vrddhi-objectives') },
  rewards: { ...text.rewards, image: imageUrl(ctx, text.rewards.image, 'vrddhi-rewards') },
  syllabus: { ...text.syllabus, image: imageUrl(ctx, text.syllabus.image, 'vrddhi-syllabus') },
  zones: text.zones.map((zone) => ({ ...zone, branch: branches.find(({ slug }) => slug === zone.branch) ?? null })),
  event,
  updated_at,
})

const toCampusFee = (place: Place, today: string) => ({
  course: { name: place.course_name, slug: place.course_slug },
  branch: { name: place.branch_name, slug: place.branch_slug },
  ...feeOn(today, place),
  instalments: instalmentsOf(partsOn(today, place)),
  fee_parts: place.fee_parts ?? [],
  seats: place.seats,
  seats_left: seatsLeft(place),
  last_batch: place.last_batch,
})

export const toTwoYear = (
  ctx: Ctx,
  text: TwoYearText,
  places: Place[],
  today: string,
  updated_at: string,
): TwoYearView => ({
  ...text,
  variants: text.variants.map(({ courses, image, ...variant }) => {
    const fees = places.filter(({ course_slug }) => courses.includes(course_slug))
    const campuses = new Map(fees.map(({ branch_slug: slug, branch_name: name }) => [slug, { name, slug }]))
    return {
      ...variant,
      image: imageUrl(ctx, image, `programme-${variant.value}`),
      fees: fees.map((place) => toCampusFee(place, today)),
      campuses: [...campuses.values()],
    }
  }),
  updated_at,
})

export const toSitting = (row: Row<typeof queries.comingSittings>): SittingView => ({
  id: row.id,
  code: row.code,
  branch: ref(row.branch_name, row.branch_slug),
  centre: row.centre,
  mode: row.mode,
  sits_on: row.sits_on,
  closes_on: row.closes_on,
  register_by: row.register_by,
  slot: row.slot,
  seats: row.seats,
  seats_left: Math.max(0, row.seats - row.seats_held - row.seats_taken),
  fee_paise: row.fee_paise,
  classes: row.classes,
})

type AdmissionFacts = { sittings: SittingView[]; courses: Ref[]; people: Person[]; updated_at: string }

export const toAdmission = (
  ctx: Ctx,
  { quote, scholarship, ...text }: AdmissionText,
  { sittings, courses, people, updated_at }: AdmissionFacts,
): AdmissionView => ({
  ...text,
  scholarship: {
    ...scholarship,
    applies_to: scholarship.applies_to.flatMap((wanted) => courses.find(({ slug }) => slug === wanted) ?? []),
  },
  sittings,
  quote: quote && toQuote(ctx, quote, people),
  updated_at,
})

type Listed = { places: Place[]; profiles: Set<string>; today: string }

export const toDisclosure = (
  row: Row<typeof queries.activeDisclosures>,
  { places, profiles, today }: Listed,
): DisclosureView => {
  const { enrolled_by_course, tutors, ...text } = row.content
  return {
    ...text,
    id: row.id,
    branch: { name: row.branch_name, slug: row.branch_slug },
    registration_no: row.registration_no,
    as_of: row.as_of,
    tutors: {
      count: tutors.register.length,
      summary: tutors.summary,
      register: tutors.register.map((tutor) => ({
        ...tutor,
        profile: tutor.profile !== null && profiles.has(tutor.profile) ? tutor.profile : null,
      })),
    },
    courses: places
      .filter(({ branch_id }) => branch_id === row.branch_id)
      .map((place) => {
        const fee = feeOn(today, place)
        return {
          name: place.course_name,
          slug: place.course_slug,
          duration: place.duration ?? place.course_duration,
          weekly_hours: place.weekly_hours,
          fee_paise: fee.amount_paise,
          fee_after_discount_paise: fee.discounted_amount_paise,
          fee_basis: place.fee_basis,
          seats_next_intake: place.seats,
          enrolled_now: enrolled_by_course[place.course_slug] ?? 0,
        }
      }),
    ...stamps(row),
  }
}

/** Names stay as they were in that year; only what can still be opened keeps its address. */
export const toResult = (row: Selectable<Tables['results']>, places: Place[]): ResultView => ({
  id: row.id,
  year: row.year,
  counted_on: row.counted_on,
  students_began: row.students_began,
  students_finished: row.students_finished,
  students_left: row.students_left,
  outcomes: row.outcomes,
  by_course_and_branch: row.by_course_and_branch.map((line) => {
    const isOpen = places.some(
      ({ course_slug, branch_slug }) => course_slug === line.course.slug && branch_slug === line.branch.slug,
    )
    if (isOpen) return line
    return { ...line, course: { ...line.course, slug: null }, branch: { ...line.branch, slug: null } }
  }),
  how_we_count: row.how_we_count,
  heading: row.heading,
  intro: row.intro,
  source: row.source,
  ...stamps(row),
})
