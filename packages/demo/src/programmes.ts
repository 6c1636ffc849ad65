import { seasonOf } from '@northlight/contract/admissions/seasons'
import {
  type AdmissionText,
  type PageTextSlug,
  pageTextRecords,
  type TwoYearText,
  type VrddhiText,
} from '@northlight/contract/content/page-texts'
import { type Instant, indianDay } from '@northlight/contract/dates'
import { days } from '@northlight/contract/durations'
import { paise } from '@northlight/contract/money'
import type { Content } from './content/content.ts'
import { dayFrom } from './days.ts'
import { fromMarkdown } from './markdown.ts'
import { idsOf, type World } from './world.ts'

const daysBetween = (from: string, to: string) => (Date.parse(to) - Date.parse(from)) / days(1)

/** A date that moves forward to its weekday takes the later ones with it, so that they keep their order. */
const datesOf = ({ now, content }: World): VrddhiText['dates'] => {
  let moved = 0
  return content.vrddhi.dates.map(({ what, days_from_today, weekday, time }) => {
    const on = dayFrom(now, days_from_today + moved, weekday)
    moved = daysBetween(dayFrom(now, days_from_today), on)
    return { what, on, time }
  })
}

/** The text with its picture, where that was stored. */
const illustrated = <Text extends { image: string }>({ picture }: World, text: Text) => ({
  ...text,
  image: picture(text.image),
})

const vrddhiText = (world: World): VrddhiText => {
  const { fee, dates, history, objectives, rewards, syllabus, ...text } = world.content.vrddhi
  return {
    ...text,
    objectives: illustrated(world, objectives),
    rewards: illustrated(world, rewards),
    syllabus: illustrated(world, syllabus),
    history: { heading: history.heading, body: fromMarkdown(history.body).html },
    dates: datesOf(world),
    fee_paise: paise(fee),
  }
}

const twoYearText = (world: World): TwoYearText => {
  const { variants, not_covered, ...text } = world.content.twoYearProgramme
  return {
    ...text,
    variants: variants.map((variant) => illustrated(world, variant)),
    not_covered: not_covered.map(({ what, note, amount_from, amount_to }) => ({
      what,
      note,
      amount_from_paise: paise(amount_from),
      amount_to_paise: amount_to === null ? null : paise(amount_to),
    })),
  }
}

/** Classes of the next year begin in June. */
const yearAppliedFor = (now: Instant): string => {
  const [year = 0, month = 0] = indianDay(now).split('-').map(Number)
  const begins = month < 6 ? year : year + 1
  return `${begins}–${String(begins + 1).slice(2)}`
}

const admissionText = (now: Instant, { steps, test, ...text }: Content['admission']): AdmissionText => {
  const { fee, ...paper } = test
  return {
    ...text,
    academic_year: yearAppliedFor(now),
    steps: steps.map(({ title, text, cost }) => ({ title, text, cost_paise: cost === null ? null : paise(cost) })),
    test: { ...paper, fee_paise: paise(fee) },
  }
}

const addSittings = async (world: World): Promise<void> => {
  const { db, now, stamps, content } = world
  const branchId = await idsOf(world, 'branches')
  const rows = content.sittings.map((sitting) => {
    const { days_from_today: offset, register_by_days_from_today: register, closes_days_from_today: closes } = sitting
    // An online sitting is a window of days, and the first one is open on the day of seeding.
    const sits_on = dayFrom(now, offset, sitting.mode === 'OFFLINE' ? sitting.weekday : null)
    const moved = daysBetween(dayFrom(now, offset), sits_on)
    return {
      code: sitting.id,
      branch_id: sitting.branch === null ? null : branchId(sitting.branch),
      centre: sitting.centre,
      mode: sitting.mode,
      sits_on,
      season: seasonOf(dayFrom(now, 0)),
      closes_on: closes === null ? null : dayFrom(now, closes + moved),
      register_by: dayFrom(now, register + moved),
      slot: sitting.slot,
      seats: sitting.seats,
      seats_held: sitting.seats - sitting.seats_left,
      // The hours its slot speaks of.
      opens_from: sitting.mode === 'ONLINE' ? '09:00' : null,
      opens_until: sitting.mode === 'ONLINE' ? '21:00' : null,
      fee_paise: paise(sitting.fee),
      classes: sitting.classes,
      is_active: true,
      ...stamps,
    }
  })
  await db.insertInto('sittings').values(rows).execute()
}

export const addProgrammes = async (world: World): Promise<void> => {
  const texts: { slug: PageTextSlug; page_name: string; content: object }[] = [
    { slug: 'vrddhi', page_name: 'Vrddhi', content: vrddhiText(world) },
    { slug: 'two-year-programme', page_name: '2-year programme', content: twoYearText(world) },
    { slug: 'admission', page_name: 'Admission', content: admissionText(world.now, world.content.admission) },
  ]
  const rows = texts.map((text) => ({
    ...text,
    content: pageTextRecords[text.slug].parse(text.content),
    ...world.stamps,
  }))
  await world.db.insertInto('page_texts').values(rows).execute()
  await addSittings(world)
}
