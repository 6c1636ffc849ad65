import { indianDay, instant } from '@northlight/contract/dates'
import { Notice } from '@northlight/ui/kit/notice.tsx'
import { TextButton } from '@northlight/ui/kit/text-button.tsx'
import { useState } from 'react'
import { isApiError } from '../../../platform/api/api-error.ts'
import { browserClient } from '../../../platform/api/browser.ts'
import { sentenceOf } from '../../../platform/api/sentence.ts'
import { useAct } from '../../../platform/api/use-act.ts'
import { useGo } from '../../../platform/navigation/place.ts'
import { smoothScroll } from '../../../platform/navigation/smooth-scroll.ts'
import { toast } from '../../../ui/toasts/toast.ts'
import { useCooldown } from '../use-cooldown.ts'
import { emailFieldId } from './email-field.ts'

const key = 'confirm-notice-hidden-on'
const today = () => indianDay(instant(Date.now()))

// Storage may be full or forbidden; then the notice is simply there again.
const hiddenOn = () => {
  try {
    return localStorage.getItem(key)
  } catch {
    return null
  }
}
const hideToday = () => {
  try {
    localStorage.setItem(key, today())
  } catch {}
}

type Props = { email: string; onConfirmed: () => unknown }

/** Until the address is confirmed: send the link again, change the address, or leave it for today. */
export function ConfirmNotice({ email, onConfirmed }: Props) {
  const [isHidden, setHidden] = useState(() => hiddenOn() === today())
  const { act, pending } = useAct({
    onFailed: (error) => {
      // Confirmed meanwhile, in another tab or on the phone.
      if (isApiError(error) && error.status === 400) return onConfirmed()
      toast.error(sentenceOf(error))
    },
  })
  const cooldown = useCooldown()
  const navigate = useGo()
  if (isHidden) return null

  const resend = () =>
    act(
      async () => (await browserClient()).post('/email/verify/resend-notification'),
      () => {
        toast.success(`A new link is on its way to ${email}.`)
        cooldown.start()
      },
    )

  const changeAddress = () => {
    const field = document.getElementById(emailFieldId)
    if (!field) return navigate(`/profile/details#${emailFieldId}`)
    smoothScroll(field)
    field.focus({ preventScroll: true })
  }

  return (
    <Notice
      className="wrap mt-6"
      closeLabel="Hide until tomorrow"
      onClose={() => {
        hideToday()
        setHidden(true)
        document.getElementById('profile')?.focus()
      }}
      actions={
        <>
          <TextButton onClick={resend} disabled={pending || cooldown.left > 0} className="figures">
            {cooldown.left > 0 ? `Send again in ${cooldown.left} s` : 'Send it again'}
          </TextButton>
          <TextButton onClick={changeAddress}>Change the address</TextButton>
        </>
      }
    >
      <strong className="font-semibold">Please confirm your e-mail.</strong> We wrote to{' '}
      <span className="wrap-anywhere">{email}</span>. Open the link in that message.
    </Notice>
  )
}
