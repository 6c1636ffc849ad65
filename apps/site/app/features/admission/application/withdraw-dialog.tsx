import { shownMoney } from '@northlight/contract/money'
import { Button } from '@northlight/ui/kit/button.tsx'
import { Dialog } from '@northlight/ui/kit/dialog.tsx'
import { browserClient } from '../../../platform/api/browser.ts'
import { useAct } from '../../../platform/api/use-act.ts'
import { toast } from '../../../ui/toasts/toast.ts'
import type { Application } from './use-application.ts'

type Props = { application: Application; onClose: () => void; onDone: () => unknown }

const consequence = ({ refunds_on_withdrawal, amount_paise, payment_status }: Application) => {
  const fee = shownMoney(amount_paise)
  if (refunds_on_withdrawal)
    return `All of the fee, ${fee}, will be refunded to the account that paid it, within ten days.`
  return payment_status === 'PAID'
    ? `The fee of ${fee} is not refunded: there are fewer than two days to the test, or the test was taken.`
    : 'Nothing was paid, and nothing is owed.'
}

export function WithdrawDialog({ application, onClose, onDone }: Props) {
  const { act, pending } = useAct()
  const withdraw = () =>
    act(
      async () => (await browserClient()).post('/admission/info/withdraw', {}),
      ({ message }) => {
        toast.success(message)
        onClose()
        void onDone()
      },
    )
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title="Withdraw the application?"
      lead={`The seat becomes free for another student. ${consequence(application)}`}
      actions={
        <>
          <Button variant="line" onClick={onClose}>
            Keep it
          </Button>
          <Button pending={pending} onClick={withdraw}>
            Withdraw
          </Button>
        </>
      }
    />
  )
}
