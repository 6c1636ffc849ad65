import { shownMoney } from '@northlight/contract/money'
import type { RefundCaseView } from '@northlight/contract/payments/refund-office'
import { Dialog } from '@northlight/ui/overlay/dialog.tsx'
import { Button } from '../../../ui/button.tsx'
import { goesToWords } from '../words.ts'

type Props = { refund: RefundCaseView; open: boolean; onClose: () => void; isSending: boolean; onSign: () => void }

type Fact = [name: string, words: string]

const moneyText = ({ sheet, goes_to }: RefundCaseView, isLast: boolean) => {
  if (!isLast) return 'when another administrator has signed, too'
  if (sheet?.sum_paise === 0) return 'nothing is refunded'
  return goes_to === 'account' ? 'to the account that paid, at once' : goesToWords[goes_to]
}

const afterText = ({ goes_to }: RefundCaseView, isLast: boolean) => {
  if (!isLast) return 'Two administrators sign a sum like this. No money moves yet.'
  return goes_to === 'hand'
    ? 'Then pay it out, and note here that the family has it.'
    : 'Money that is sent cannot be called back.'
}

const factsOf = (refund: RefundCaseView, isLast: boolean): Fact[] => [
  ['Proposed by', refund.proposed?.name ?? '–'],
  ...(refund.reason ? [['Reason', refund.reason] satisfies Fact] : []),
  ['Money', moneyText(refund, isLast)],
  ['Letter', refund.calculation_sent_at ? 'has gone to the family' : `with the calculation, to ${refund.email}`],
  ...(isLast ? [['Seat', 'free at once'] satisfies Fact] : []),
  ...(isLast && refund.open_parts > 0 ? [['Instalments', `${refund.open_parts} open, cancelled`] satisfies Fact] : []),
]

/** What a signature does, line by line, so that nothing of it is found out afterwards. */
export function SignDialog({ refund, open, onClose, isSending, onSign }: Props) {
  const sum = shownMoney(refund.sheet?.sum_paise ?? 0)
  const isLast = refund.state === 'signed' || refund.signatures === 1
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={isLast ? `Refund ${sum} to ${refund.name}?` : `Sign ${sum} for ${refund.name}?`}
      foot={
        <span className="end">
          <Button onClick={onClose}>Not yet</Button>
          <Button look="primary" icon="key" sending={isSending} onClick={onSign}>
            {isLast && refund.goes_to !== 'hand' ? `Send ${sum}` : `Sign ${sum}`}
          </Button>
        </span>
      }
    >
      <dl className="facts">
        {factsOf(refund, isLast).map(([name, words]) => (
          <Line key={name} name={name} words={words} />
        ))}
      </dl>
      <p>{afterText(refund, isLast)}</p>
    </Dialog>
  )
}

const Line = ({ name, words }: { name: string; words: string }) => (
  <>
    <dt>{name}</dt>
    <dd>{words}</dd>
  </>
)
