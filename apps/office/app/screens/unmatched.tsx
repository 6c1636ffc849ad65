import { shownMoney } from '@northlight/contract/money'
import type { UnmatchedView } from '@northlight/contract/payments/office'
import { useState } from 'react'
import { ListBar } from '../features/institute/list-bar.tsx'
import { PlainList, usePlainList } from '../features/institute/plain-list.tsx'
import { MoneyHead } from '../features/money/money-head.tsx'
import { UnmatchedDialog } from '../features/money/unmatched/unmatched-dialog.tsx'
import { methodText, unmatchedWords } from '../features/money/words.ts'
import { PlainTable } from '../ui/plain-table.tsx'
import { StateWord } from '../ui/state-word.tsx'
import { momentText } from '../ui/time.tsx'

const states = [
  { value: 'open', label: 'Open' },
  { value: 'settled', label: 'Settled' },
  { value: 'refunded', label: 'Refunded' },
]

const shown = {
  open: ['half', 'due', 'open'],
  settled: ['tick', 'good', 'settled'],
  refunded: ['undo', 'quiet', 'refunded'],
} as const

const cameOf = ({ method, paid_at }: UnmatchedView) => `${methodText(method)}, ${momentText(paid_at)}`
const whyOf = ({ reason }: UnmatchedView) => unmatchedWords[reason] ?? reason

/** Money that no rule could place, with the reason in words. */
export function UnmatchedScreen() {
  const list = usePlainList<UnmatchedView>('unmatched-payments', undefined, { state: 'open' })
  const [open, setOpen] = useState<number | null>(null)
  const { state, search } = list.filterValues as { state?: string; search?: string }
  const isWell = state === 'open' && !search
  return (
    <>
      <MoneyHead title="Unmatched money" />
      <ListBar list={list} search="Payment or order of the bank" states={states} />
      <PlainList
        list={list}
        words={['payment', 'payments']}
        empty={isWell ? 'Every rupee has found its place' : 'No payment like this'}
        {...(isWell && { emptyIcon: 'tick' })}
      >
        {(rows) => (
          <PlainTable
            caption="Unmatched money"
            rows={rows}
            keyOf={({ id }) => id}
            first={{
              head: 'Sum',
              cell: (row) => (
                <button
                  type="button"
                  className="row-link border-0 bg-transparent p-0 text-left"
                  onClick={() => setOpen(row.id)}
                >
                  {shownMoney(row.amount_paise)}
                </button>
              ),
              second: (row) => (
                <>
                  {cameOf(row)}
                  <br />
                  {whyOf(row)} · <UnmatchedState state={row.state} />
                </>
              ),
            }}
            columns={[
              {
                head: 'What came',
                cell: (row) => (
                  <>
                    {cameOf(row)} <span className="muted mono">{row.razorpay_payment_id}</span>
                  </>
                ),
              },
              { head: 'Why it does not fit', cell: whyOf },
              { head: 'State', cell: ({ state }) => <UnmatchedState state={state} />, narrow: true },
            ]}
          />
        )}
      </PlainList>
      {open !== null && <UnmatchedDialog id={open} onClose={() => setOpen(null)} onDone={() => void list.refetch()} />}
    </>
  )
}

function UnmatchedState({ state }: Pick<UnmatchedView, 'state'>) {
  const [icon, tone, word] = shown[state]
  return (
    <StateWord icon={icon} tone={tone}>
      {word}
    </StateWord>
  )
}
