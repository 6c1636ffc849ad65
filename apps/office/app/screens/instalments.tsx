import { shownMoney } from '@northlight/contract/money'
import type { DuePartRow } from '@northlight/contract/payments/money-desk'
import { Link } from 'react-router'
import { FilterChips } from '../features/institute/filter-chips.tsx'
import { PlainList, usePlainList } from '../features/institute/plain-list.tsx'
import { dayShort } from '../features/money/clock.tsx'
import { MoneyHead } from '../features/money/money-head.tsx'
import { PartState } from '../features/money/part-state.tsx'
import { SearchBox } from '../ui/search-box.tsx'
import { dayText } from '../ui/time.tsx'

const states = [
  { value: 'overdue', label: 'Overdue' },
  { value: 'due', label: 'Due in 14 days' },
  { value: 'open', label: 'All open' },
  { value: 'paid', label: 'Paid' },
]

export function InstalmentsScreen() {
  const list = usePlainList<DuePartRow>('instalments', undefined, { state: 'overdue' })
  const filter = list.filterValues as Record<string, string>
  return (
    <>
      <MoneyHead title="Instalments" />
      <search className="bar">
        <SearchBox
          label="Name, phone or course"
          value={filter.search ?? ''}
          onChange={(search) => list.setFilters({ ...filter, search })}
        />
        <FilterChips
          label="State"
          options={states}
          value={filter.state ?? ''}
          onChange={(state) => list.setFilters({ ...filter, state })}
        />
      </search>
      <PlainList list={list} words={['instalment', 'instalments']} empty="No instalment like this">
        {(rows) => (
          <div className="table-wrap">
            <table className="table table--two-line table--stacked">
              <caption className="visually-hidden">Instalments</caption>
              <thead>
                <tr>
                  <th scope="col">Who</th>
                  <th scope="col">No.</th>
                  <th scope="col">Due</th>
                  <th scope="col">State</th>
                  <th scope="col">Promised</th>
                  <th scope="col" className="at-end">
                    Sum
                  </th>
                </tr>
              </thead>
              <tbody>
                {rows.map((row) => (
                  <tr key={row.id}>
                    <th scope="row">
                      <Link className="row-link" to={`/instalments/${row.enrolment_id}`}>
                        {row.name}
                      </Link>
                      <span className="under">
                        {row.course}, {row.branch}
                      </span>
                      <span className="second-line">
                        <PartState state={row.state} dueOn={row.due_on} /> · no. {row.number} · {dayShort(row.due_on)}
                        {row.promised_on && ` · promised for ${dayShort(row.promised_on)}`}
                      </span>
                    </th>
                    <td className="not-stacked narrow">{row.number}</td>
                    <td className="not-stacked narrow">{dayText(`${row.due_on}T06:00:00.000Z`)}</td>
                    <td className="not-stacked narrow">
                      <PartState state={row.state} dueOn={row.due_on} />
                    </td>
                    <td className="not-stacked narrow">{row.promised_on ? dayShort(row.promised_on) : '–'}</td>
                    <td className="at-end">
                      <b>{shownMoney(row.amount_paise)}</b>
                    </td>
                  </tr>
                ))}
              </tbody>
            </table>
          </div>
        )}
      </PlainList>
    </>
  )
}
