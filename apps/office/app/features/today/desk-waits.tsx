import { indianDay } from '@northlight/contract/dates'
import { shownMoney } from '@northlight/contract/money'
import { dayAfter } from '@northlight/contract/payments/refund-rule'
import { Link } from 'react-router'
import { listLink } from '../../platform/api/list-link.ts'
import { Section } from '../../ui/section.tsx'
import { type StateTone, StateWord } from '../../ui/state-word.tsx'
import { Failure, isLost } from '../../ui/states.tsx'
import { useAdmissionsRead, useConsentsRead, useMoneyRead } from './desk-reads.ts'

type Line = { to: string; words: string; state: string; tone: StateTone }

const counted = (count: number, one: string, many: string) => `${count} ${count === 1 ? one : many}`

/** What waits at the desks of money, admissions and consent; a promise that is late stands red. */
export function DeskWaits() {
  const readMoney = useMoneyRead()
  const readAdmissions = useAdmissionsRead()
  const readConsents = useConsentsRead()
  const money = readMoney.data?.figures
  const admissions = readAdmissions.data
  // A late refund that could not be counted must not look like none.
  const unread = [readMoney, readAdmissions, readConsents].filter(isLost)
  const soon = dayAfter(indianDay(new Date().toISOString()), 14)
  const blocked = readConsents.data?.cases.filter(({ bites_on }) => bites_on <= soon).length ?? 0
  const lines: (Line | false | undefined)[] = [
    money &&
      money.refunds.count > 0 && {
        to: '/refunds',
        words: `${counted(money.refunds.count, 'refund', 'refunds')} to give, ${shownMoney(money.refunds.amount_paise)}`,
        state: money.refunds.late > 0 ? `${money.refunds.late} late` : 'in time',
        tone: money.refunds.late > 0 ? 'bad' : 'due',
      },
    money &&
      money.unmatched.count > 0 && {
        to: '/unmatched',
        words: `${shownMoney(money.unmatched.amount_paise)} without a place`,
        state: 'waits',
        tone: 'due',
      },
    money &&
      money.overdue.count > 0 && {
        to: listLink('/instalments?filter[state]=overdue'),
        words: `${counted(money.overdue.count, 'instalment', 'instalments')} overdue, ${shownMoney(money.overdue.amount_paise)}`,
        state: 'overdue',
        tone: 'due',
      },
    admissions &&
      admissions.attention > 0 && {
        to: listLink('/applications?filter[attention]=any'),
        words: `${counted(admissions.attention, 'application waits', 'applications wait')} for the office`,
        state: 'look at this',
        tone: 'bad',
      },
    admissions &&
      admissions.lapsing > 0 && {
        to: listLink('/applications?filter[state]=offered'),
        words: `${counted(admissions.lapsing, 'offer ends', 'offers end')} within a week`,
        state: 'soon',
        tone: 'due',
      },
    blocked > 0 && {
      to: '/consents',
      words: `${counted(blocked, 'student is', 'students are')} stopped by a missing consent within 14 days`,
      state: 'blocked',
      tone: 'due',
    },
  ]
  const shown = lines.filter((line): line is Line => Boolean(line))
  if (shown.length === 0 && unread.length === 0) return null
  return (
    <Section title="At the desks">
      {unread[0] && (
        <Failure
          error={unread[0].error}
          onRetry={() => {
            for (const one of unread) void one.refetch()
          }}
          title="The desks could not be read"
        />
      )}
      <ul className="rows">
        {shown.map(({ to, words, state, tone }) => (
          <li key={to}>
            <Link className="row-link grow" to={to}>
              {words}
            </Link>
            <span className="end">
              <StateWord icon={tone === 'bad' ? 'warning' : 'half'} tone={tone}>
                {state}
              </StateWord>
            </span>
          </li>
        ))}
      </ul>
    </Section>
  )
}
