import { useState } from 'react'
import { isApiError } from '../../../platform/api/api-error.ts'
import { browserClient } from '../../../platform/api/browser.ts'
import { useGo } from '../../../platform/navigation/place.ts'
import { toast } from '../../../ui/toasts/toast.ts'

type Options = { slug: string; name: string; path: string; onChange: () => void }

const noLine = 'We could not reach the server. Check your connection and try again.'

/** Enrols, and pays where there is something to pay; then the way into the hall stands open. */
export const useTakeTest = ({ slug, name, path, onChange }: Options) => {
  const navigate = useGo()
  const [pending, setPending] = useState(false)
  const [isDone, setDone] = useState(false)

  const pay = async (enrolment: { razorpay_order_id: string | null; amount: number | null }) => {
    const client = await browserClient()
    const orderId = enrolment.razorpay_order_id ?? ''
    const { openCheckout } = await import('../../payments/checkout/open-checkout.ts')
    const result = await openCheckout({ orderId, amount: enrolment.amount ?? 0, name, description: 'Online test' })
    const params = { slug }
    if (result.kind === 'paid') {
      await client.post(
        '/tests/{slug}/apply/payment-verification',
        {
          razorpay_order_id: result.proof.order_id,
          razorpay_payment_id: result.proof.payment_id,
          razorpay_signature: result.proof.signature,
        },
        { params },
      )
      return true
    }
    if (result.kind === 'settled') return true
    if (result.kind === 'dismissed') {
      await client.post('/tests/{slug}/apply/payment-cencelled', { razorpay_order_id: orderId }, { params })
      toast.info('Nothing was charged. You can pay whenever you like.')
    } else toast.error(result.reason)
    return false
  }

  const run = async () => {
    setPending(true)
    try {
      // This site can show the whole paper, so it may apply for any test.
      const given = { params: { slug }, query: { delivery: 'free' as const } }
      const { test_enrollment } = await (await browserClient()).get('/tests/{slug}/apply', given)
      setDone(test_enrollment.is_enrolled || (await pay(test_enrollment)))
      onChange()
    } catch (error) {
      if (isApiError(error) && 'needs' in error && error.needs)
        navigate(`/profile/complete?redirect=${encodeURIComponent(path)}`)
      else toast.error(isApiError(error) && error.status > 0 ? error.message : noLine)
    } finally {
      setPending(false)
    }
  }

  return { run, pending, isDone }
}
