import { shownMoney } from '@northlight/contract/money'
import type { DuePartRow } from '@northlight/contract/payments/money-desk'
import { Link } from 'react-router'
import { ListBar } from '../features/institute/list-bar.tsx'
import { PlainList, usePlainList } from '../features/institute/plain-list.tsx'
import { MoneyHead } from '../features/money/money-head.tsx'
import { PartState } from '../features/money/part-state.tsx'
import { Button } from '../ui/button.tsx'
import { PlainTable } from '../ui/plain-table.tsx'
import { dayText, shortDayText } from '../ui/time.tsx'

const states = [
  { value: 'overdue', label: 'Overdue' },
  { value: 'due', label: 'Due in 14 days' },
  { value: 'open', label: 'Open' },
  { value: 'paid', label: 'Paid' },
]

/** What an empty list says, where nothing is searched for, and where to look next. */
const emptyWords: Record<string, { title: string; next: string; label: string }> = {
  overdue: { title: 'Nothing is overdue', next: 'due', label: 'See what is due in 14 days' },
  due: { title: 'Nothing is due in 14 days', next: 'open', label: 'See all open instalments' },
}
const everywhere = { next: 'open', label: 'Look in all open instalments' }

export function InstalmentsScreen() {
  const list = usePlainList<DuePartRow>('instalments', undefined, { state: 'overdue' })
  const { state = '', search } = list.filterValues as { state?: string; search?: string }
  const well = search ? undefined : emptyWords[state]
  const { next, label } = well ?? everywhere
  return (
    <>
      <MoneyHead title="Instalments" />
      <ListBar list={list} search="Name, phone or course" states={states} />
      <PlainList
        list={list}
        words={['instalment', 'instalments']}
        empty={well?.title ?? 'No instalment like this'}
        {...(well && { emptyIcon: 'tick' })}
        emptyActs={
          state !== next && (
            <Button onClick={() => list.setFilters({ ...list.filterValues, state: next })}>{label}</Button>
          )
        }
      >
        {(rows) => (
          <PlainTable
            caption="Instalments"
            isTwoLine
            rows={rows}
            keyOf={({ id }) => id}
            first={{
              head: 'Who',
              cell: (row) => (
                <>
                  <Link className="row-link" to={`/instalments/${row.enrolment_id}`}>
                    {row.name}
                  </Link>
                  <span className="under">
                    {row.course}, {row.branch}
                  </span>
                </>
              ),
              second: (row) => (
                <>
                  <PartState state={row.state} dueOn={row.due_on} /> · no. {row.number} · {shortDayText(row.due_on)}
                  {row.promised_on && ` · promised for ${shortDayText(row.promised_on)}`}
                </>
              ),
            }}
            columns={[
              { head: 'No.', narrow: true, cell: (row) => row.number },
              { head: 'Due', narrow: true, cell: (row) => dayText(row.due_on) },
              { head: 'State', narrow: true, cell: (row) => <PartState state={row.state} dueOn={row.due_on} /> },
              {
                head: 'Promised',
                narrow: true,
                cell: (row) => (row.promised_on ? shortDayText(row.promised_on) : '–'),
              },
              { head: 'Sum', atEnd: true, stays: true, cell: (row) => <b>{shownMoney(row.amount_paise)}</b> },
            ]}
          />
        )}
      </PlainList>
    </>
  )
}
