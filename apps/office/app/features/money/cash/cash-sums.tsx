import { shownMoney } from '@northlight/contract/money'
import { type CashLineKind, type CashSums, cashLineKinds } from '@northlight/contract/payments/cash-closings'

export const kindWords: Record<CashLineKind, string> = {
  cash_in: 'Cash taken',
  cash_out: 'Cash paid out',
  paper: 'Cheques and drafts received',
  card: 'Card',
  upi: 'UPI',
  neft: 'Bank transfer',
}

/** More may be paid out than came. */
export const signedMoney = (amount: number): string => (amount < 0 ? `−${shownMoney(-amount)}` : shownMoney(amount))

/** What came to a desk, by how it was paid; what did not come at all has no line. */
export function SumsTable({ sums, expected }: { sums: CashSums; expected: number }) {
  const there = cashLineKinds.filter((kind) => sums[kind].count !== 0 || sums[kind].amount_paise !== 0)
  return (
    <dl className="facts facts--figures">
      {there.map((kind) => (
        <SumLine
          key={kind}
          words={`${kindWords[kind]}${sums[kind].count > 0 ? ` (${sums[kind].count})` : ''}`}
          amount={kind === 'cash_out' ? -sums[kind].amount_paise : sums[kind].amount_paise}
        />
      ))}
      <SumLine words="Should lie in the drawer as cash" amount={expected} />
    </dl>
  )
}

function SumLine({ words, amount }: { words: string; amount: number }) {
  return (
    <>
      <dt>{words}</dt>
      <dd>{signedMoney(amount)}</dd>
    </>
  )
}
