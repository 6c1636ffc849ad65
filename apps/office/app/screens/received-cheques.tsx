import { shownMoney } from '@northlight/contract/money'
import type { ReceivedChequeView } from '@northlight/contract/payments/received-cheques'
import type { ComponentProps } from 'react'
import { Link } from 'react-router'
import { ListBar } from '../features/institute/list-bar.tsx'
import { PlainList, usePlainList } from '../features/institute/plain-list.tsx'
import { ChequeActs } from '../features/money/cheque-acts.tsx'
import { MoneyHead } from '../features/money/money-head.tsx'
import { PlainTable } from '../ui/plain-table.tsx'
import { StateWord } from '../ui/state-word.tsx'
import { dayText, shortDayText } from '../ui/time.tsx'

type Sign = ComponentProps<typeof StateWord>

const words: Record<ReceivedChequeView['state'], [icon: Sign['icon'], tone: Sign['tone'], word: string]> = {
  received: ['clock', 'due', 'Received, subject to realisation'],
  cleared: ['tick', 'good', 'Cleared'],
  returned: ['cross', 'bad', 'Returned by the bank'],
  'handed-back': ['undo', 'quiet', 'Handed back'],
}

const states = [
  { value: 'received', label: 'At the bank' },
  { value: 'cleared', label: 'Cleared' },
  { value: 'returned', label: 'Returned' },
  { value: 'handed-back', label: 'Handed back' },
]

/** Cheques and demand drafts that were taken at the desk, and what the bank made of them. */
export function ChequesScreen() {
  const list = usePlainList<ReceivedChequeView>('received-cheques', undefined, { state: 'received' })
  const { state } = list.filterValues as { state?: string }
  return (
    <>
      <MoneyHead title="Cheques and drafts" />
      <ListBar list={list} states={states} />
      <PlainList
        list={list}
        words={['cheque', 'cheques']}
        empty={state === 'received' ? 'No cheque waits for the bank.' : 'No cheque or draft here.'}
        emptyIcon="tick"
      >
        {(rows) => (
          <PlainTable
            caption="Cheques and drafts"
            rows={rows}
            keyOf={({ id }) => id}
            isTwoLine
            first={{
              head: 'From',
              cell: (row) => (
                <>
                  {row.paid_order_id ? (
                    <Link className="row-link" to={`/payments/${row.paid_order_id}`}>
                      {row.name}
                    </Link>
                  ) : (
                    <b>{row.name}</b>
                  )}
                  <span className="under">{row.title}</span>
                </>
              ),
              second: (row) => (
                <>
                  {row.reference} · <State row={row} />
                  <br />
                  <ChequeActs cheque={row} />
                </>
              ),
            }}
            columns={[
              { head: 'Number', cell: (row) => `${row.means === 'dd' ? 'Draft' : 'Cheque'} ${row.reference}` },
              { head: 'Received', cell: (row) => `${shortDayText(row.created_at)}, ${row.taken_by ?? '–'}` },
              { head: 'State', cell: (row) => <State row={row} /> },
              {
                ...{ head: 'Sum', atEnd: true, stays: true },
                cell: ({ amount_paise }) => <b>{shownMoney(amount_paise)}</b>,
              },
              {
                head: <span className="sr-only">Acts</span>,
                atEnd: true,
                cell: (row) => <ChequeActs cheque={row} />,
              },
            ]}
          />
        )}
      </PlainList>
    </>
  )
}

function State({ row }: { row: ReceivedChequeView }) {
  const [icon, tone, word] = words[row.state]
  return (
    <>
      <StateWord icon={icon} tone={tone}>
        {word}
      </StateWord>
      {row.decided_on && (
        <span className="under">
          {dayText(row.decided_on)}
          {row.reason && `, ${row.reason}`}
          {row.charge_paise !== null && row.charge_paise > 0 && `, the bank took ${shownMoney(row.charge_paise)}`}
        </span>
      )}
    </>
  )
}
