import { shownMoney } from '@northlight/contract/money'
import type { OfficePlanView } from '@northlight/contract/payments/money-desk'
import { dayText, shortDayText } from '../../ui/time.tsx'
import { PartState } from './part-state.tsx'

type Part = OfficePlanView['instalments'][number]

const isPaid = ({ receipt, paid_at }: Part) => receipt !== null || paid_at !== null

const receiptOf = ({ receipt, paid_at }: Part) =>
  receipt ? (
    <a className="relative z-1" href={receipt.url} target="_blank" rel="noreferrer">
      {paid_at && `${shortDayText(paid_at)} · `}
      {receipt.number}
    </a>
  ) : paid_at ? (
    shortDayText(paid_at)
  ) : (
    '–'
  )

const promiseOf = ({ promised_on, promise_note, promised_by }: Part) =>
  promised_on
    ? [`for ${shortDayText(promised_on)}`, promise_note, promised_by && `noted by ${promised_by}`]
        .filter(Boolean)
        .join(', ')
    : '–'

export function PlanTable({ parts }: { parts: Part[] }) {
  return (
    <div className="table-wrap">
      <table className="table table--stacked">
        <caption className="sr-only">Instalments</caption>
        <thead>
          <tr>
            <th scope="col">No.</th>
            <th scope="col">Due</th>
            <th scope="col">State</th>
            <th scope="col">Paid, receipt</th>
            <th scope="col">Promise</th>
            <th scope="col" className="at-end">
              Sum
            </th>
          </tr>
        </thead>
        <tbody>
          {parts.map((part) => (
            <tr key={part.number}>
              <th scope="row">
                {part.number}
                <span className="second-line">
                  {dayText(part.due_on)} · <PartState state={part.state} dueOn={part.due_on} />
                  {(isPaid(part) || part.promised_on) && <br />}
                  {isPaid(part) && receiptOf(part)}
                  {part.promised_on && `${isPaid(part) ? ' · ' : ''}promised ${promiseOf(part)}`}
                </span>
              </th>
              <td className="not-stacked narrow">{dayText(part.due_on)}</td>
              <td className="not-stacked narrow">
                <PartState state={part.state} dueOn={part.due_on} />
              </td>
              <td className="not-stacked">{receiptOf(part)}</td>
              <td className="not-stacked">{promiseOf(part)}</td>
              <td className="at-end">
                <b>{shownMoney(part.amount_paise)}</b>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
