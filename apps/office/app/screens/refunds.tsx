import { shownMoney } from '@northlight/contract/money'
import type { RefundCaseRow } from '@northlight/contract/payments/refund-office'
import { Link } from 'react-router'
import { ListBar } from '../features/institute/list-bar.tsx'
import { PlainList, usePlainList } from '../features/institute/plain-list.tsx'
import { Clock } from '../features/money/clock.tsx'
import { FeesToReturn } from '../features/money/fees-to-return.tsx'
import { MoneyHead } from '../features/money/money-head.tsx'
import { refundStateWords } from '../features/money/words.ts'
import { StateWord } from '../ui/state-word.tsx'
import { shortDayText } from '../ui/time.tsx'

const states = [
  { value: 'open', label: 'To do' },
  { value: 'done', label: 'Given back' },
  { value: 'called-off', label: 'Stayed' },
]

/** Students who leave, by the day on which their money is due; two clocks run for each. */
export function RefundsScreen() {
  const list = usePlainList<RefundCaseRow>('refunds', undefined, { state: 'open' })
  return (
    <>
      <MoneyHead title="Refunds" />
      <ListBar list={list} search="Name, phone or course" states={states} />
      <PlainList list={list} words={['refund', 'refunds']} empty="Nobody is waiting for a refund">
        {(rows) => (
          <div className="table-wrap">
            <table className="table table--two-line table--stacked">
              <caption className="visually-hidden">Refunds</caption>
              <thead>
                <tr>
                  <th scope="col">Who</th>
                  <th scope="col">Told us</th>
                  <th scope="col">Calculation</th>
                  <th scope="col">Money</th>
                  <th scope="col">State</th>
                  <th scope="col" className="at-end">
                    Sum
                  </th>
                </tr>
              </thead>
              <tbody>
                {rows.map((row) => (
                  <RefundRow key={row.id} row={row} />
                ))}
              </tbody>
            </table>
          </div>
        )}
      </PlainList>
      <FeesToReturn />
    </>
  )
}

function RefundRow({ row }: { row: RefundCaseRow }) {
  const [icon, tone, word] = refundStateWords[row.state]
  const isOver = row.state === 'done' || row.state === 'called-off'
  const state = (
    <StateWord icon={icon} tone={tone}>
      {word}
    </StateWord>
  )
  const calculation = <Clock dueOn={row.calculation_due_on} counts="working days" doneAt={row.calculation_sent_at} />
  const money = isOver ? '–' : <Clock dueOn={row.money_due_on} counts="days" />
  return (
    <tr>
      <th scope="row">
        <Link className="row-link" to={`/refunds/${row.id}`}>
          {row.name}
        </Link>
        <span className="under">
          {row.course}, {row.branch}
        </span>
        <span className="second-line">
          {state}
          {!isOver && (
            <>
              {' '}
              · calculation {calculation} · money {money}
            </>
          )}
        </span>
      </th>
      <td className="not-stacked narrow">{shortDayText(row.asked_at)}</td>
      <td className="not-stacked">{row.state === 'called-off' ? '–' : calculation}</td>
      <td className="not-stacked">{money}</td>
      <td className="not-stacked">{state}</td>
      <td className="at-end">
        <b>{row.sum_paise === null ? '?' : shownMoney(row.sum_paise)}</b>
      </td>
    </tr>
  )
}
