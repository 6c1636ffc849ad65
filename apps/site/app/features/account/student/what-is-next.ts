import type { ApplicationView } from '@northlight/contract/admissions/application'
import type { OfferView } from '@northlight/contract/admissions/offer'
import { waivedText } from '@northlight/contract/admissions/waived-fee'
import { shownDate, shownTime } from '@northlight/contract/dates'
import type { Missing } from '@northlight/contract/errors'
import type { MyTestView } from '@northlight/contract/exams/online-tests'
import type { SeriesView } from '@northlight/contract/payments/series'
import { testPath } from '../../../platform/paths/paths.ts'
import { startSentence } from '../../../platform/text/start-words.ts'
import { offerWords } from './offer-words.ts'

const applicationPath = '/admission/application'

export type NextEntry = {
  key: string
  /** Before the day it is due; null for whenever one likes. */
  at: string | null
  when: string
  title: string
  text: string
  action: { label: string; to: string }
  isMain: boolean
}

type Facts = {
  needs: Missing | null
  tests: MyTestView[]
  application: ApplicationView | null
  /** Null where no seat is offered, or the offer could not be read. */
  offer?: OfferView | null
  series?: SeriesView[]
  now: string
}

const missing: Record<Missing, { title: string; text: string; label: string }> = {
  'date-of-birth': {
    title: 'Tell us your date of birth',
    text: 'We must know it before your first test or hall ticket. It takes a minute.',
    label: 'Enter it now',
  },
  parent: {
    title: 'Name a parent or guardian',
    text: 'You are under 18, so a parent has to agree before your first test.',
    label: 'Name a parent',
  },
  'parent-consent': {
    title: 'Your parent has not agreed yet',
    text: 'We have written to them. With the code from that e-mail you can continue at once.',
    label: 'Enter the code',
  },
}

const moment = (at: string) => `${shownDate(at)}, ${shownTime(at)}`

const testEntry = (test: MyTestView, now: string): NextEntry | undefined => {
  const { is_test_enrolled: mine, closes_at, opens_at } = test
  const isUnpaid = test.has_open_payment
  if (!isUnpaid && mine?.test_status !== 'Pending') return undefined
  if (closes_at && closes_at <= now) return undefined
  const at = opens_at && opens_at > now ? opens_at : closes_at
  const when = at ? (at === opens_at ? moment(at) : `until ${moment(at)}`) : 'Whenever you like'
  const size = [
    test.total_questions && `${test.total_questions} questions`,
    test.clock !== 'none' && test.total_duration && `${test.total_duration} minutes`,
    test.total_marks && `${test.total_marks} marks`,
  ].filter(Boolean)
  const time = startSentence(test, closes_at, Date.parse(now))
  return {
    key: `test ${test.slug}`,
    at,
    when,
    title: test.name,
    text: isUnpaid
      ? 'The payment is not finished. Nothing has been charged.'
      : [`${size.join(', ')}.`, time].filter(Boolean).join(' '),
    action: { label: isUnpaid ? 'Finish the payment' : 'Open', to: testPath(test.slug, test.is_admission) },
    isMain: true,
  }
}

/** A course that gives papers: the one that is open, or when the next one opens. */
const seriesEntry = (series: SeriesView): NextEntry | undefined => {
  const isChosen = series.tracks.length === 0 || series.track !== null
  const next = series.papers.find(({ state }) => state === 'open' || state === 'waiting')
  if (isChosen && !next) return undefined
  return {
    key: `series ${series.enrolment_id}`,
    at: next?.opens_at ?? null,
    when: next?.opens_at ? moment(next.opens_at) : 'Whenever you like',
    title: isChosen && next ? `${series.course}: ${next.name}` : series.course,
    // Of the paper that is named, not of the series: the first one may be begun and another not open yet.
    text: isChosen && next ? next.sentence : series.sentence,
    action: { label: isChosen ? 'See the papers' : 'Choose the examination', to: '/test-enrolled' },
    isMain: true,
  }
}

const applicationEntry = (application: ApplicationView, offer: OfferView | null): NextEntry | undefined => {
  const { sitting, test, state } = application
  const base = { key: `application ${application.number}`, isMain: true }
  if (application.can.pay)
    return {
      ...base,
      at: application.held_until,
      when: application.held_until ? `until ${moment(application.held_until)}` : 'Now',
      title: 'Pay the registration fee',
      text: application.held_until
        ? `The seat for ${sitting.centre} is kept for you until then.`
        : 'If you pay now, you get a seat again if one is left.',
      action: { label: 'See the application', to: applicationPath },
    }
  if (state === 'offered')
    return {
      ...base,
      ...offerWords(offer),
      title: 'We offer you a seat',
      action: { label: 'See the offer', to: applicationPath },
    }
  if (test?.ended_reason && !application.result)
    return {
      ...base,
      at: null,
      when: 'Now',
      title: 'Your aptitude test was ended',
      text: `${test.ended_reason} Our office looks at it. Please call us if this was a mistake.`,
      action: { label: 'See the application', to: applicationPath },
    }
  if (state === 'appeared')
    return {
      ...base,
      at: null,
      when: 'Soon',
      title: application.result ? 'Your result is out' : 'Your aptitude test is being marked',
      text: application.result
        ? `${application.result.waiver_percent > 0 ? `${application.result.waived ? `${waivedText(application.result.waived)} of your tuition is waived` : `You have won a tuition waiver of ${application.result.waiver_percent}%`}. ` : ''}A tutor meets your family next; we call to fix a day.`
        : 'The result comes by e-mail and appears here.',
      action: { label: 'See the application', to: applicationPath },
    }
  if (state !== 'paid' && state !== 'hall-ticket-issued') return undefined
  const at = test?.opens_at ?? sitting.starts_at
  return {
    ...base,
    at,
    when: moment(at),
    title: 'Your aptitude test',
    text: `${sitting.centre}, ${sitting.slot}.${test ? '' : ' Bring the hall ticket and a school identity card.'}`,
    action: test ? { label: 'Open', to: testPath(test.slug, true) } : { label: 'Hall ticket', to: applicationPath },
  }
}

const byTime = (a: NextEntry, b: NextEntry) => (a.at ?? '9999').localeCompare(b.at ?? '9999')

/** What a student does next, in the order of days; what blocks everything else comes first. */
export const whatIsNext = ({ needs, tests, application, offer = null, series = [], now }: Facts): NextEntry[] => {
  const entries = [
    ...tests.map((test) => testEntry(test, now)),
    application ? applicationEntry(application, offer) : undefined,
    ...series.map(seriesEntry),
  ].filter((entry) => entry !== undefined)
  const dated = entries.toSorted(byTime).slice(0, 6)
  if (needs === null) return dated
  const { title, text, label } = missing[needs]
  const first: NextEntry = {
    key: 'needs',
    at: null,
    when: 'First',
    title,
    text,
    action: { label, to: '/profile/complete?redirect=%2Fprofile' },
    isMain: true,
  }
  return [first, ...dated]
}

export const runningTests = (tests: MyTestView[]): MyTestView[] =>
  tests.filter(({ is_test_enrolled }) => is_test_enrolled?.test_status === 'Ongoing')
