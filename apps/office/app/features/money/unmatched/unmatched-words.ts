import { shownMoney } from '@northlight/contract/money'
import type { CandidateView } from '@northlight/contract/payments/office'

/** What becomes of money that no rule could place. */
export type Choice = { way: 'place'; order: CandidateView } | { way: 'settle' } | { way: 'refund' }

/** What a choice does, in a sentence, and what its button says. */
export const consequenceOf = (
  choice: Choice,
  { whole, left }: { whole: number; left: number },
): { button: string; words: string } => {
  if (choice.way === 'place')
    return {
      button: `Place ${shownMoney(whole)}`,
      words: `${choice.order.payer} has paid for ${choice.order.title}${choice.order.student ? `, for ${choice.order.student}` : ''}, and gets the receipt by e-mail. This cannot be undone.`,
    }
  if (choice.way === 'settle')
    return {
      button: 'Note as settled',
      words: 'It leaves this list. Nothing is marked as paid, and no money moves.',
    }
  return {
    button: `Refund ${shownMoney(left)}`,
    words: `${shownMoney(left)} goes to the account that paid. Money that is sent cannot be called back.`,
  }
}
