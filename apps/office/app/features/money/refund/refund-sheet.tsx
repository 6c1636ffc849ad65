import { shownMoney } from '@northlight/contract/money'
import type { RefundCaseView, RefundSheet } from '@northlight/contract/payments/refund-office'
import { lastDayOf } from '@northlight/contract/payments/refund-rule'
import type { ReactNode } from 'react'
import { dayText } from '../../../ui/time.tsx'
import { goesToWords } from '../words.ts'
import { keptText } from './kept-text.ts'

const signed = (amount: number) => (amount < 0 ? `−${shownMoney(-amount)}` : shownMoney(Math.abs(amount)))

/** A date is never broken in two, however narrow the screen is. */
const Days = ({ words: [before, last] }: { words: [string, string] }) => (
  <>
    <span className="nowrap">{before}</span> <span className="nowrap">{last}</span>
  </>
)

/** Every step of the sum, so that anyone who signs it can follow it without a calculator. */
export function RefundSheetTable({ sheet, goesTo }: { sheet: RefundSheet; goesTo: RefundCaseView['goes_to'] }) {
  const { starts_on, period_count: count, period_unit: unit } = sheet
  const isByDay = unit !== 'papers' && starts_on !== null
  const steps: [string, ReactNode, string][] = [
    ['Fee', 'for the whole period', shownMoney(sheet.fee_paise)],
    ['Paid', 'and not refunded', shownMoney(sheet.paid_paise)],
    isByDay
      ? [
          'Period',
          <Days key="period" words={[`${dayText(starts_on)} to`, dayText(lastDayOf(starts_on, { count, unit }))]} />,
          `${sheet.total} days`,
        ]
      : ['Series', 'papers', `${sheet.total} papers`],
    isByDay
      ? ['Used', <Days key="used" words={['up to and with', dayText(sheet.told_on)]} />, `${sheet.used} days`]
      : ['Used', 'papers opened', `${sheet.used} papers`],
    ['We keep', keptText(sheet), signed(-sheet.kept_paise)],
    ...sheet.besides.map(({ words, amount_paise }): [string, ReactNode, string] => [
      amount_paise < 0 ? 'Taken off' : 'Added',
      words,
      signed(amount_paise),
    ]),
  ]
  return (
    <>
      <div className="table-wrap">
        <table className="table">
          <caption className="sr-only">Calculation</caption>
          <thead>
            <tr>
              <th scope="col">Step</th>
              <th scope="col">How</th>
              <th scope="col" className="at-end">
                Sum
              </th>
            </tr>
          </thead>
          <tbody>
            {steps.map(([step, how, sum]) => (
              <tr key={step}>
                <th scope="row" className="nowrap">
                  {step}
                </th>
                <td className="muted">{how}</td>
                <td className="at-end">{sum}</td>
              </tr>
            ))}
          </tbody>
          <tfoot>
            <tr>
              <th scope="row" colSpan={2}>
                Refund, {goesToWords[goesTo]}
              </th>
              <td className="at-end [font:460_1.25rem_/_1.2_var(--font-serif)]">{shownMoney(sheet.sum_paise)}</td>
            </tr>
          </tfoot>
        </table>
      </div>
      {sheet.parts.length > 1 && (
        <p className="small muted">
          Of this: {sheet.parts.map((part) => `${part.name} ${shownMoney(part.amount_paise)}`).join(', ')}.
        </p>
      )}
      {sheet.unpaid_paise > 0 && (
        <p className="small muted">{shownMoney(sheet.unpaid_paise)} was used and not paid. It is not asked for here.</p>
      )}
    </>
  )
}
