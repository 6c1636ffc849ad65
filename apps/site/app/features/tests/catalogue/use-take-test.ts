import { useWords } from '@northlight/ui/words/use-words.ts'
import { useCallback, useState } from 'react'
import { isApiError } from '../../../platform/api/api-error.ts'
import { browserClient } from '../../../platform/api/browser.ts'
import { useGo } from '../../../platform/navigation/place.ts'
import { toast } from '../../../ui/toasts/toast.ts'
import { usePayment } from '../../payments/checkout/use-payment.ts'

type Options = { slug: string; name: string; path: string; onChange: () => void }

const noLine = 'We could not reach the server. Check your connection and try again.'

/**
 * Enrols, and pays where there is something to pay; then the way into the hall stands open. Money that comes after the
 * window was closed is noticed, so that nobody is asked to pay a second time.
 */
export const useTakeTest = ({ slug, name, path, onChange }: Options) => {
  const navigate = useGo()
  const { stored } = useWords()
  const [pending, setPending] = useState(false)
  const [isDone, setDone] = useState(false)
  const done = useCallback(() => {
    setDone(true)
    onChange()
  }, [onChange])
  const payment = usePayment({ onPaid: done })

  /** `then`: the page that opens once there is nothing left to pay. */
  const run = async (then?: string) => {
    setPending(true)
    try {
      const client = await browserClient()
      const params = { slug }
      // This site can show the whole paper, so it may apply for any test.
      const { test_enrollment } = await client.get('/tests/{slug}/apply', { params, query: { delivery: 'free' } })
      if (test_enrollment.is_enrolled) return then ? navigate(then) : done()
      const orderId = test_enrollment.razorpay_order_id ?? ''
      const cancel = () =>
        client.post('/tests/{slug}/apply/payment-cencelled', { razorpay_order_id: orderId }, { params })
      await payment.pay({ orderId, amount: test_enrollment.amount ?? 0, name, description: 'Online test' }, cancel)
    } catch (error) {
      if (isApiError(error) && 'needs' in error && error.needs)
        navigate(`/profile/complete?redirect=${encodeURIComponent(path)}`)
      else toast.error(stored(isApiError(error) && error.status > 0 ? error.message : noLine))
    } finally {
      setPending(false)
    }
  }

  return { run, pending: pending || payment.isBusy, isDone, payment }
}
