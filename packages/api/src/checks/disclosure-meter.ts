import type { DisclosureText } from '@northlight/contract/content/disclosures'
import { later } from '@northlight/contract/dates'
import { days } from '@northlight/contract/durations'
import type { BranchMeter, MeterPoint } from '@northlight/contract/office/disclosure-meter'

export type CourseThere = {
  name: string
  amount_paise: number
  duration: string | null
  refund_rule: string | null
  refund_days: number | null
}
export type BranchFacts = {
  id: number
  name: string
  disclosure: { id: number; registration_no: string | null; as_of: string | null; content: DisclosureText } | null
  courses: readonly CourseThere[]
}

/** What was said longer ago than this may have changed since. */
const oldAfter = days(365)

const isSaid = (text: string | null | undefined): boolean => (text ?? '').trim() !== ''

type Found = { key: string; words: string; missing: string | null | false }

/** Names of those that lack it, the first few. */
const lacking = <One extends { name: string }>(all: readonly One[], has: (one: One) => boolean): string | false => {
  const names = all.filter((one) => !has(one)).map(({ name }) => name)
  if (names.length === 0) return false
  return names.length > 3 ? `${names.slice(0, 3).join(', ')} and ${names.length - 3} more` : names.join(', ')
}

const hostelGaps = ({ hostel }: DisclosureText): string | false => {
  if (!hostel.is_available) return false
  const facts = [
    ['beds', hostel.beds !== null],
    ['wardens', hostel.wardens !== null],
    ['meals', hostel.meals_per_day !== null],
    ['room', isSaid(hostel.room)],
    ['doctor or nurse', isSaid(hostel.doctor) || isSaid(hostel.nurse)],
    ['visits', isSaid(hostel.visits)],
  ] as const
  const gaps = facts.filter(([, isThere]) => !isThere).map(([words]) => words)
  return gaps.length > 0 && gaps.join(', ')
}

const complaintGaps = ({ complaints }: DisclosureText) =>
  isSaid(complaints.to) && isSaid(complaints.phone) && complaints.answer_within_days > 0 ? false : null

/** `null` is missing as a whole, a text says what of it, `false` is there. */
const found = ({ disclosure, courses }: BranchFacts): Found[] => {
  const text = disclosure?.content
  const register = text?.tutors.register ?? []
  const ofCourses = (has: (one: CourseThere) => boolean) => (courses.length === 0 ? null : lacking(courses, has))
  return [
    { key: 'registration', words: 'registration number', missing: isSaid(disclosure?.registration_no) ? false : null },
    {
      key: 'tutors',
      words: 'qualifications of the tutors',
      missing: register.length === 0 ? null : lacking(register, ({ qualification }) => isSaid(qualification)),
    },
    { key: 'fees', words: 'fees', missing: ofCourses(({ amount_paise }) => amount_paise > 0) },
    { key: 'duration', words: 'duration of the courses', missing: ofCourses(({ duration }) => isSaid(duration)) },
    {
      key: 'refund',
      words: 'refund rule',
      missing: isSaid(text?.refund)
        ? ofCourses(({ refund_rule, refund_days }) => isSaid(refund_rule) && refund_days !== null)
        : null,
    },
    { key: 'hostel', words: 'facts of the hostel', missing: text ? hostelGaps(text) : null },
    { key: 'counsellor', words: 'counsellor', missing: isSaid(text?.counsellor) ? false : null },
    {
      key: 'safety',
      words: 'safety and accessibility',
      missing: isSaid(text?.safety) && isSaid(text?.accessibility) ? false : null,
    },
    { key: 'complaints', words: 'where to complain', missing: text ? complaintGaps(text) : null },
  ]
}

/**
 * What a branch has published of what it must. Everything that the disclosure itself says is old once its day lies
 * more than a year back; fees, durations and refund rules are read from the courses and are those of today.
 */
export const meterOf = (branch: BranchFacts, now: string): BranchMeter => {
  const asOf = branch.disclosure?.as_of ?? null
  const isOld = asOf === null || asOf < later(now, -oldAfter).slice(0, 10)
  const ofToday = ['fees', 'duration']
  const points = found(branch).map(({ key, words, missing }): MeterPoint => {
    if (missing !== false) return { key, words, state: 'missing', detail: missing }
    const old = isOld && !ofToday.includes(key)
    return { key, words, state: old ? 'old' : 'there', detail: old ? `as of ${asOf ?? 'no day'}` : null }
  })
  return {
    branch_id: branch.id,
    branch: branch.name,
    disclosure_id: branch.disclosure?.id ?? null,
    as_of: asOf,
    there: points.filter(({ state }) => state === 'there').length,
    points,
  }
}
