import type { IntegrityPolicy } from '../attempt/integrity.ts'
import { type Ms, minutes } from '../durations.ts'

/** What a test says about time and rules, as staff enter it. Moments are ISO texts in UTC. */
export type TestPlan = {
  opensAt: string | null
  closesAt: string | null
  /** Of the paper; null where nothing ends it but the window. */
  durationMs: Ms | null
  graceMinutes: number
  latePolicy: 'grace' | 'one_minute' | 'staff' | null
  /** Left out: anyone who begins late ends with the test. */
  lateStart?: 'ends_with_test' | 'keeps_time'
  integrity: IntegrityPolicy | null
  resultPolicy: 'at_once' | 'after_close' | 'by_hand' | null
  reviewPolicy: 'never' | 'after_submit' | 'after_close' | 'after_results' | null
  challengeDays: number
  /** Days after the result within which a tutor writes to each student. */
  noteWithinDays?: number | null
  isAdmission: boolean
  /** Null where it is free. */
  amountPaise: number | null
}

const format = new Intl.DateTimeFormat('en-GB', {
  timeZone: 'Asia/Kolkata',
  weekday: 'short',
  day: 'numeric',
  month: 'short',
  year: 'numeric',
  hour: 'numeric',
  minute: '2-digit',
  hourCycle: 'h23',
})

/** `Sun 22 Nov 2026, 9:00` in India. */
export const planMoment = (at: string | number): string => {
  const parts = Object.fromEntries(format.formatToParts(new Date(at)).map(({ type, value }) => [type, value]))
  const month = parts.month === 'Sept' ? 'Sep' : parts.month
  return `${parts.weekday} ${parts.day} ${month} ${parts.year}, ${Number(parts.hour)}:${parts.minute}`
}

const inMinutes = (ms: Ms) => Math.round(ms / minutes(1))

const timeSentences = ({ opensAt, closesAt, durationMs, lateStart }: TestPlan): string[] => {
  const own = durationMs === null ? null : `Each student has ${inMinutes(durationMs)} minutes from their own start`
  if (opensAt === null && closesAt === null)
    return ['It can be begun at any time.', own === null ? 'No clock runs.' : `${own}.`]
  const opens = opensAt === null ? 'It is open now.' : `Opens ${planMoment(opensAt)}.`
  if (closesAt === null)
    return [opens, own === null ? 'It stays open.' : `${own}; it stays open for those who start later.`]
  if (durationMs === null) return [opens, `Ends for everybody ${planMoment(closesAt)}.`]
  if (lateStart === 'keeps_time')
    return [opens, `It can be begun until ${planMoment(closesAt)}. ${own}, also whoever begins last.`]
  const lastWhole = Date.parse(closesAt) - durationMs
  return [
    opens,
    `${own}, and the test ends for everybody ${planMoment(closesAt)}.`,
    ...(opensAt !== null && lastWhole > Date.parse(opensAt)
      ? [`Whoever starts by ${planMoment(lastWhole)} has the whole time.`]
      : []),
  ]
}

const lateSentence = ({ latePolicy, graceMinutes, isAdmission }: TestPlan): string => {
  const policy = latePolicy ?? (isAdmission ? 'one_minute' : 'grace')
  if (policy === 'staff' || graceMinutes === 0)
    return 'Answers that arrive after the end count only if staff accept them.'
  const grace = policy === 'one_minute' ? 1 : graceMinutes
  return `Answers given in time count if they arrive within ${grace} ${grace === 1 ? 'minute' : 'minutes'}; later ones wait for your decision.`
}

const integritySentence = ({ integrity }: TestPlan): string => {
  if (integrity === null || integrity.policy === 'log')
    return 'Leaving the screen is written down and has no consequence.'
  const times = (count: number) => (count === 1 ? 'once' : `${count} times`)
  return integrity.policy === 'warn'
    ? `Leaving the screen is warned of ${times(integrity.warnings)}; after that it is noted as an incident, and you decide.`
    : `Leaving the screen is warned of ${times(integrity.warnings)}; the next time ends the paper.`
}

const resultSentence = ({ resultPolicy, closesAt }: TestPlan): string => {
  if (resultPolicy === 'by_hand') return 'Results come when you release them.'
  return closesAt === null
    ? 'Each student’s result comes when no answer of theirs can arrive any more.'
    : 'Results come by themselves when the last student has finished.'
}

const reviewSentence = ({ reviewPolicy, challengeDays }: TestPlan): string => {
  if (reviewPolicy === 'never') return 'Questions and keys are not shown afterwards, so keys cannot be challenged.'
  return challengeDays === 0
    ? 'Questions and keys are shown with the result; keys cannot be challenged.'
    : `Questions and keys are shown with the result; keys can be challenged for ${challengeDays} ${challengeDays === 1 ? 'day' : 'days'}.`
}

const rupees = (paise: number) => `₹${new Intl.NumberFormat('en-IN').format(paise / 100)}`

/** Schedule and policy read back. */
export const planSentences = (plan: TestPlan): string[] => [
  ...timeSentences(plan),
  lateSentence(plan),
  integritySentence(plan),
  resultSentence(plan),
  reviewSentence(plan),
  ...(plan.noteWithinDays
    ? [
        `A tutor writes to each student within ${plan.noteWithinDays} ${plan.noteWithinDays === 1 ? 'day' : 'days'} of the result.`,
      ]
    : []),
  plan.amountPaise === null ? 'It is free.' : `It costs ${rupees(plan.amountPaise)}.`,
]

export type PlanFault = { field: string; message: string }

const at = (text: string | null) => (text === null ? null : Date.parse(text))

/** What would go wrong, told before it is saved. */
export const planFaults = (plan: TestPlan): PlanFault[] => {
  const [opens, closes] = [at(plan.opensAt), at(plan.closesAt)]
  const faults: PlanFault[] = []
  const fault = (field: string, message: string) => faults.push({ field, message })
  if (opens !== null && closes !== null) {
    const length = closes - opens
    if (length <= 0) fault('closes_at', 'The test ends before it opens.')
    else if (plan.durationMs !== null && length < plan.durationMs)
      fault(
        'closes_at',
        `The window is ${inMinutes(length)} minutes and the paper ${inMinutes(plan.durationMs)}: nobody would have the whole time.`,
      )
    else if (minutes(plan.graceMinutes) > length)
      fault('grace_minutes', 'The grace is longer than the test itself: answers could be given after the end unseen.')
  }
  if (plan.durationMs !== null && minutes(plan.graceMinutes) > plan.durationMs)
    fault('grace_minutes', 'The grace is longer than the paper. Give at most as long as the paper lasts.')
  if (plan.durationMs === null && closes === null && plan.integrity?.policy === 'eliminate')
    fault('integrity_policy', 'A paper without a clock cannot end anybody: set a time or only warn.')
  if (plan.amountPaise !== null && plan.amountPaise < 100) fault('amount', 'A test that is paid for costs at least ₹1.')
  return faults
}
