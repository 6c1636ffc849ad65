import { days } from '@northlight/contract/durations'
import { shownMoney } from '@northlight/contract/money'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { useAdmissionsRead, useComingTests, useMoneyRead, useVisitsRead } from './desk-reads.ts'

const counted = new Intl.NumberFormat('en-IN')

/**
 * The house in a row, for who leads it: each figure leads to the list that makes it. What is being read, or could not
 * be, is left out; the blocks below say so.
 */
export function Figures({ unanswered }: { unanswered: number | undefined }) {
  const money = useMoneyRead().data?.figures
  const states = useAdmissionsRead().data?.states
  const visits = useVisitsRead().data?.visits
  const week = useComingTests().data?.tests.filter(({ opens_at }) => Date.parse(opens_at) <= Date.now() + days(7))
  const unready = week?.filter(({ state }) => state === 'not-ready').length ?? 0
  const admitted = states?.find(({ state }) => state === 'admitted')?.count ?? 0
  return (
    <section className="sums sums--today desk-only" aria-label="The house today">
      <Figure to="/payments" value={money && shownMoney(money.today.amount_paise)}>
        taken today, {money?.today.count} {money?.today.count === 1 ? 'payment' : 'payments'}
      </Figure>
      <Figure to="/payments" value={money && shownMoney(money.week.amount_paise)}>
        in 7 days
      </Figure>
      <Figure to="/families" value={unanswered} isBad={unanswered !== undefined && unanswered > 0}>
        {unanswered === 1 ? 'family without an answer' : 'families without an answer'}
      </Figure>
      <Figure
        to="/applications"
        value={states?.reduce((sum, { state, count }) => (state === 'withdrawn' ? sum : sum + count), 0)}
      >
        applications, {counted.format(admitted)} admitted
      </Figure>
      <Figure to="/tests" value={week?.length} isDue={unready > 0}>
        {week?.length === 1 ? 'test' : 'tests'} in 7 days
        {week && week.length > 0 && `, ${readyText(week.length, unready)}`}
      </Figure>
      <Figure value={visits?.week}>views in 7 days</Figure>
    </section>
  )
}

const readyText = (all: number, unready: number) =>
  unready === 0 ? 'ready' : unready === all ? 'not ready' : `${unready} not ready`

type FigureProps = {
  to?: string
  value: string | number | undefined
  isBad?: boolean
  isDue?: boolean
  children: ReactNode
}

function Figure({ to, value, isBad, isDue, children }: FigureProps) {
  const words = (
    <>
      <b>{typeof value === 'number' ? counted.format(value) : (value ?? '–')}</b>
      <span className={isBad ? 'bad' : isDue ? 'due' : undefined}>{value === undefined ? '' : children}</span>
    </>
  )
  return to ? <Link to={to}>{words}</Link> : <div>{words}</div>
}
