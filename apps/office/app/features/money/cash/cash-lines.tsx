import type { CashLine } from '@northlight/contract/payments/cash-closings'
import { PlainTable } from '../../../ui/plain-table.tsx'
import { shortMomentText } from '../../../ui/time.tsx'
import { kindWords, signedMoney } from './cash-sums.tsx'

const amountOf = ({ kind, amount_paise }: CashLine) => signedMoney(kind === 'cash_out' ? -amount_paise : amount_paise)
const howOf = ({ kind, is_mistake, reference }: CashLine) =>
  [kindWords[kind], reference, is_mistake && 'noted by mistake'].filter(Boolean).join(', ')

/** Every entry of a drawer, with the bank’s number where it has one. */
export function CashLines({ lines, caption }: { lines: CashLine[]; caption: string }) {
  return (
    <PlainTable
      caption={caption}
      rows={lines}
      keyOf={({ id }) => id}
      isTwoLine
      first={{
        head: 'From',
        cell: ({ name, title }) => (
          <>
            <b>{name}</b>
            <span className="under">{title}</span>
          </>
        ),
        second: howOf,
      }}
      columns={[
        { head: 'How', cell: howOf },
        { head: 'By', cell: ({ by, at }) => `${by ?? '–'}, ${shortMomentText(at)}` },
        { head: 'Sum', atEnd: true, stays: true, cell: (line) => <b>{amountOf(line)}</b> },
      ]}
    />
  )
}
