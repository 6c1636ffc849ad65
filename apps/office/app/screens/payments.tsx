import { shownMoney } from '@northlight/contract/money'
import type { OfficePaymentView } from '@northlight/contract/payments/office'
import { Link } from 'react-router'
import { FilterChips } from '../features/institute/filter-chips.tsx'
import { PlainList, usePlainList } from '../features/institute/plain-list.tsx'
import { DayTotals } from '../features/money/day-totals.tsx'
import { MoneyHead } from '../features/money/money-head.tsx'
import { kindWords, methodText, orderStateWords } from '../features/money/words.ts'
import { SearchBox } from '../ui/search-box.tsx'
import { StateWord } from '../ui/state-word.tsx'
import { momentText } from '../ui/time.tsx'

const states = Object.entries(orderStateWords).map(([value, [, , label]]) => ({ value, label }))
const kinds = Object.entries(kindWords).map(([value, label]) => ({ value, label }))

export function PaymentsScreen() {
  const list = usePlainList<OfficePaymentView>('payments')
  const filter = list.filterValues as Record<string, string>
  const set = (name: string) => (value: string) => list.setFilters({ ...filter, [name]: value })
  return (
    <>
      <MoneyHead title="Payments" />
      <search className="bar">
        <SearchBox label="Name, receipt, order or payment" value={filter.search ?? ''} onChange={set('search')} />
        <FilterChips label="State" options={states} value={filter.status ?? ''} onChange={set('status')} />
        <FilterChips label="For" options={kinds} value={filter.kind ?? ''} onChange={set('kind')} />
      </search>
      <DayTotals chosen={filter.day ?? ''} onChoose={set('day')} />
      <PlainList list={list} words={['payment', 'payments']} empty="No payment like this">
        {(rows) => (
          <div className="table-wrap">
            <table className="table table--stacked">
              <caption className="visually-hidden">Payments</caption>
              <thead>
                <tr>
                  <th scope="col">Who</th>
                  <th scope="col">For</th>
                  <th scope="col">By</th>
                  <th scope="col">When</th>
                  <th scope="col">Receipt</th>
                  <th scope="col">State</th>
                  <th scope="col" className="at-end">
                    Sum
                  </th>
                </tr>
              </thead>
              <tbody>
                {rows.map((row) => (
                  <PaymentRow key={row.id} row={row} />
                ))}
              </tbody>
            </table>
          </div>
        )}
      </PlainList>
    </>
  )
}

function PaymentRow({ row }: { row: OfficePaymentView }) {
  const [icon, tone, word] = orderStateWords[row.status] ?? orderStateWords.PENDING ?? ['ring', 'quiet', row.status]
  const isPart = row.status === 'PAID' && row.refunded_paise > 0
  const state = (
    <StateWord icon={isPart ? 'undo' : icon} tone={isPart ? 'info' : tone}>
      {isPart ? 'part given back' : word}
    </StateWord>
  )
  const when = momentText(row.paid_at ?? row.created_at)
  return (
    <tr>
      <th scope="row">
        <Link className="row-link" to={`/payments/${row.id}`}>
          {row.payer.name}
        </Link>
        <span className="second-line">
          {row.title}
          <br />
          {state} · {methodText(row.method)} · {when}
        </span>
      </th>
      <td className="not-stacked">{row.title}</td>
      <td className="not-stacked narrow muted">{methodText(row.method)}</td>
      <td className="not-stacked narrow">{when}</td>
      <td className="not-stacked narrow">{row.receipt?.number ?? '–'}</td>
      <td className="not-stacked narrow">{state}</td>
      <td className="at-end">
        <b>{shownMoney(row.amount_paise)}</b>
      </td>
    </tr>
  )
}
