import { Button } from '@northlight/ui/kit/button.tsx'
import { Dialog } from '@northlight/ui/kit/dialog.tsx'
import { Notice } from '@northlight/ui/kit/notice.tsx'
import { SkeletonLines } from '@northlight/ui/kit/skeleton.tsx'
import { TryAgainLine } from '@northlight/ui/kit/try-again-line.tsx'
import { useState } from 'react'
import { isApiError } from '../../../platform/api/api-error.ts'
import { browserClient } from '../../../platform/api/browser.ts'
import { sentenceOf } from '../../../platform/api/sentence.ts'
import { useAct } from '../../../platform/api/use-act.ts'
import { toast } from '../../../ui/toasts/toast.ts'
import { SittingChoice } from '../sittings/sitting-choice.tsx'
import { useSittings } from '../sittings/use-sittings.ts'
import { changeCosts } from './change-costs.ts'
import type { Application } from './use-application.ts'

type Props = { application: Application; schoolClass: string; onClose: () => void; onChanged: () => unknown }

/** Another sitting while it has seats. What was paid is kept. */
export function ChangeDialog({ application, schoolClass, onClose, onChanged }: Props) {
  const sittings = useSittings()
  const [chosen, setChosen] = useState('')
  const [error, setError] = useState<string>()
  const { act, pending } = useAct({
    onFailed: (failure) => {
      setError((isApiError(failure) && failure.errors?.sitting?.[0]) || sentenceOf(failure))
      void sittings.refresh()
    },
  })
  const { code } = application.sitting
  const fitting = (sittings.value?.sittings ?? []).filter(
    (one) =>
      (one.code !== code || !application.has_seat) && (one.classes.length === 0 || one.classes.includes(schoolClass)),
  )
  const wanted = fitting.find((one) => one.code === chosen)
  const lost = wanted && changeCosts(application, wanted, new Date().toISOString())
  const change = () => {
    if (!chosen) return setError('Choose a test date.')
    return act(
      async () => (await browserClient()).post('/admission/info/sitting/{code}', {}, { params: { code: chosen } }),
      (reply) => {
        toast.success(reply.message)
        onClose()
        void onChanged()
      },
    )
  }
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title="Another test date"
      lead={
        application.payment_status === 'PAID'
          ? 'What you paid is kept. An older hall ticket stops counting; a new one follows at once.'
          : `The seat is held for you for ${sittings.value?.hold_minutes ?? 30} minutes, so that you can pay.`
      }
      actions={
        <>
          <Button variant="line" onClick={onClose}>
            Keep my test date
          </Button>
          <Button pending={pending} onClick={change}>
            Choose this test date
          </Button>
        </>
      }
    >
      {lost && (
        <Notice kind="warning" live>
          {lost}
        </Notice>
      )}
      {sittings.status === 'loading' && <SkeletonLines lines={5} lineClassName="h-16" />}
      {sittings.status === 'failed' && <TryAgainLine retry={sittings.retry} />}
      {sittings.status === 'ready' &&
        (fitting.length > 0 ? (
          <SittingChoice
            legend="Test dates with seats left"
            sittings={fitting}
            value={chosen}
            onChange={(value) => {
              setChosen(value)
              setError(undefined)
            }}
            error={error}
          />
        ) : (
          <p>No other test date is open for this class now. Please call us, and we will find one with you.</p>
        ))}
    </Dialog>
  )
}
