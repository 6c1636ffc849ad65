import { shownMoney } from '@northlight/contract/money'
import type { UnmatchedView } from '@northlight/contract/payments/office'
import { useState } from 'react'
import { FilterChips } from '../features/institute/filter-chips.tsx'
import { PlainList, usePlainList } from '../features/institute/plain-list.tsx'
import { MoneyHead } from '../features/money/money-head.tsx'
import { UnmatchedDialog } from '../features/money/unmatched-dialog.tsx'
import { methodText, unmatchedWords } from '../features/money/words.ts'
import { StateWord } from '../ui/state-word.tsx'
import { momentText } from '../ui/time.tsx'

const states = [
  { value: 'open', label: 'Open' },
  { value: 'settled', label: 'Settled' },
  { value: 'refunded', label: 'Given back' },
]

const shown = {
  open: ['half', 'due', 'open'],
  settled: ['tick', 'good', 'settled'],
  refunded: ['undo', 'quiet', 'given back'],
} as const

/** Money that no rule could place, with the reason in words. */
export function UnmatchedScreen() {
  const list = usePlainList<UnmatchedView>('unmatched-payments', undefined, { state: 'open' })
  const filter = list.filterValues as Record<string, string>
  const [open, setOpen] = useState<number | null>(null)
  return (
    <>
      <MoneyHead title="Unmatched money" />
      <div className="bar">
        <FilterChips
          label="State"
          options={states}
          value={filter.state ?? ''}
          onChange={(state) => list.setFilters({ ...filter, state })}
        />
      </div>
      <PlainList list={list} words={['payment', 'payments']} empty="Every rupee has found its place">
        {(rows) => (
          <div className="table-wrap">
            <table className="table table--stacked">
              <caption className="visually-hidden">Unmatched money</caption>
              <thead>
                <tr>
                  <th scope="col">Sum</th>
                  <th scope="col">What came</th>
                  <th scope="col">Why it does not fit</th>
                  <th scope="col">State</th>
                </tr>
              </thead>
              <tbody>
                {rows.map((row) => {
                  const [icon, tone, word] = shown[row.state]
                  const came = `${methodText(row.method)}, ${momentText(row.paid_at)}`
                  const why = unmatchedWords[row.reason] ?? row.reason
                  const state = (
                    <StateWord icon={icon} tone={tone}>
                      {word}
                    </StateWord>
                  )
                  return (
                    <tr key={row.id}>
                      <th scope="row">
                        <button type="button" className="row-link row-button" onClick={() => setOpen(row.id)}>
                          {shownMoney(row.amount_paise)}
                        </button>
                        <span className="second-line">
                          {came}
                          <br />
                          {why} · {state}
                        </span>
                      </th>
                      <td className="not-stacked">
                        {came} <span className="muted mono">{row.razorpay_payment_id}</span>
                      </td>
                      <td className="not-stacked">{why}</td>
                      <td className="not-stacked narrow">{state}</td>
                    </tr>
                  )
                })}
              </tbody>
            </table>
          </div>
        )}
      </PlainList>
      {open !== null && <UnmatchedDialog id={open} onClose={() => setOpen(null)} onDone={() => void list.refetch()} />}
    </>
  )
}
