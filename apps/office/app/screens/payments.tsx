import { shownMoney } from '@northlight/contract/money'
import type { OfficePaymentView } from '@northlight/contract/payments/office'
import { useState } from 'react'
import { Link } from 'react-router'
import { ListBar } from '../features/institute/list-bar.tsx'
import { PlainList, usePlainList } from '../features/institute/plain-list.tsx'
import { Bought } from '../features/money/bought.tsx'
import { DayTotals } from '../features/money/day-totals.tsx'
import { DebtsDialog } from '../features/money/debts-dialog.tsx'
import { PaymentsExportDialog } from '../features/money/export-dialog.tsx'
import { MoneyHead } from '../features/money/money-head.tsx'
import { kindWords, methodText, orderStateOf, orderStateWords, whose } from '../features/money/words.ts'
import { useMay } from '../platform/me/use-me.ts'
import { Button } from '../ui/button.tsx'
import { PlainTable } from '../ui/plain-table.tsx'
import { StateWord } from '../ui/state-word.tsx'
import { shortMomentText } from '../ui/time.tsx'

const chips = [
  {
    ...{ name: 'status', label: 'State' },
    options: Object.entries(orderStateWords).map(([value, [, , label]]) => ({ value, label })),
  },
  { name: 'kind', label: 'For', options: Object.entries(kindWords).map(([value, label]) => ({ value, label })) },
]

const whenOf = (row: OfficePaymentView) => shortMomentText(row.paid_at ?? row.created_at)

/** What was paid and what is open, with the totals of the last days. */
export function PaymentsScreen() {
  const list = usePlainList<OfficePaymentView>('payments')
  const filter = list.filterValues as Record<string, string>
  const may = useMay()
  const [open, setOpen] = useState<'export' | 'take'>()
  const close = () => setOpen(undefined)
  return (
    <>
      <MoneyHead
        title="Payments"
        acts={
          <>
            {may('payments.export') && (
              <Button icon="download" onClick={() => setOpen('export')}>
                Export…
              </Button>
            )}
            {may('payments.take') && (
              <Button icon="plus" onClick={() => setOpen('take')}>
                Paid at the desk
              </Button>
            )}
          </>
        }
      />
      <ListBar list={list} search="Name, receipt, order or payment" chips={chips} />
      <DayTotals chosen={filter.day ?? ''} onChoose={(day) => list.setFilters({ ...filter, day })} />
      <PlainList list={list} words={['payment', 'payments']} empty="No payment like this">
        {(rows) => (
          <PlainTable
            caption="Payments"
            rows={rows}
            keyOf={({ id }) => id}
            first={{
              head: 'Who',
              cell: (row) => (
                <Link className="row-link" to={`/payments/${row.id}`}>
                  {whose(row)}
                </Link>
              ),
              second: (row) => (
                <>
                  <Bought title={row.title} />
                  <br />
                  <PaymentState row={row} /> · {methodText(row.method)} · {whenOf(row)}
                </>
              ),
            }}
            columns={[
              { head: 'For', cell: ({ title }) => <Bought title={title} /> },
              { head: 'By', cell: ({ method }) => <span className="muted">{methodText(method)}</span>, narrow: true },
              { head: 'When', cell: whenOf, narrow: true },
              { head: 'Receipt', cell: ({ receipt }) => receipt?.number ?? '–', narrow: true },
              { head: 'State', cell: (row) => <PaymentState row={row} />, narrow: true },
              {
                ...{ head: 'Sum', atEnd: true, stays: true },
                cell: ({ amount_paise }) => <b>{shownMoney(amount_paise)}</b>,
              },
            ]}
          />
        )}
      </PlainList>
      {open === 'export' && <PaymentsExportDialog filter={filter} onClose={close} />}
      {open === 'take' && <DebtsDialog onClose={close} />}
    </>
  )
}

function PaymentState({ row }: { row: OfficePaymentView }) {
  const [icon, tone, word] = orderStateOf(row)
  return (
    <StateWord icon={icon} tone={tone}>
      {word}
    </StateWord>
  )
}
