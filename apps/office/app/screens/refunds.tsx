import { shownMoney } from '@northlight/contract/money'
import type { RefundCaseRow } from '@northlight/contract/payments/refund-office'
import { Link } from 'react-router'
import { ListBar } from '../features/institute/list-bar.tsx'
import { PlainList, usePlainList } from '../features/institute/plain-list.tsx'
import { Clock } from '../features/money/clock.tsx'
import { FeesToReturn } from '../features/money/fees-to-return.tsx'
import { MoneyHead } from '../features/money/money-head.tsx'
import { noRefundsText } from '../features/money/no-refunds.ts'
import { useFeesToReturn } from '../features/money/use-fees-to-return.ts'
import { refundStateWords } from '../features/money/words.ts'
import { PlainTable } from '../ui/plain-table.tsx'
import { StateWord } from '../ui/state-word.tsx'
import { shortDayText } from '../ui/time.tsx'

const states = [
  { value: 'open', label: 'To do' },
  { value: 'done', label: 'Refunded' },
  { value: 'called-off', label: 'Stayed' },
]

/** Students who leave, by the day on which their money is due; two clocks run for each. */
export function RefundsScreen() {
  const list = usePlainList<RefundCaseRow>('refunds', undefined, { state: 'open' })
  const fees = useFeesToReturn().count
  const { state, search } = list.filterValues as { state?: string; search?: string }
  const empty = noRefundsText({ state, search, fees })
  return (
    <>
      <MoneyHead title="Refunds" />
      <ListBar list={list} search="Name, phone or course" states={states} />
      {(empty !== null || list.total !== 0) && (
        <PlainList list={list} words={['refund', 'refunds']} empty={empty ?? ''}>
          {(rows) => (
            <PlainTable
              caption="Refunds"
              rows={rows}
              keyOf={({ id }) => id}
              isTwoLine
              first={{
                head: 'Who',
                cell: (row) => (
                  <>
                    <Link className="row-link" to={`/refunds/${row.id}`}>
                      {row.name}
                    </Link>
                    <span className="under">
                      {row.course}, {row.branch}
                    </span>
                  </>
                ),
                second: (row) => (
                  <>
                    <RefundState row={row} />
                    {!isOver(row) && (
                      <>
                        {' '}
                        · calculation <Calculation row={row} /> · money <Money row={row} />
                      </>
                    )}
                  </>
                ),
              }}
              columns={[
                { head: 'Told us', cell: ({ asked_at }) => shortDayText(asked_at), narrow: true },
                { head: 'Calculation', cell: (row) => <Calculation row={row} /> },
                { head: 'Money', cell: (row) => <Money row={row} /> },
                { head: 'State', cell: (row) => <RefundState row={row} /> },
                {
                  ...{ head: 'Sum', atEnd: true, stays: true },
                  cell: ({ sum_paise }) => <b>{sum_paise === null ? '?' : shownMoney(sum_paise)}</b>,
                },
              ]}
            />
          )}
        </PlainList>
      )}
      <FeesToReturn />
    </>
  )
}

const isOver = ({ state }: RefundCaseRow) => state === 'done' || state === 'called-off'

function Calculation({ row }: { row: RefundCaseRow }) {
  if (row.state === 'called-off') return '–'
  return <Clock dueOn={row.calculation_due_on} counts="working days" doneAt={row.calculation_sent_at} />
}

function Money({ row }: { row: RefundCaseRow }) {
  return isOver(row) ? '–' : <Clock dueOn={row.money_due_on} counts="days" />
}

function RefundState({ row }: { row: RefundCaseRow }) {
  const [icon, tone, word] = refundStateWords[row.state]
  return (
    <StateWord icon={icon} tone={tone}>
      {word}
    </StateWord>
  )
}
