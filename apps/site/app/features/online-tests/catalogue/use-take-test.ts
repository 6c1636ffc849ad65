import { useWords } from '@northlight/ui/words/use-words.ts'
import { useCallback, useState } from 'react'
import { isApiError } from '../../../platform/api/api-error.ts'
import { browserClient } from '../../../platform/api/browser.ts'
import { sentenceOf } from '../../../platform/api/sentence.ts'
import { useAct } from '../../../platform/api/use-act.ts'
import { useGo } from '../../../platform/navigation/place.ts'
import { toast } from '../../../ui/toasts/toast.ts'
import { usePayment } from '../../payments/checkout/use-payment.ts'

type Options = { slug: string; name: string; path: string; onChange: () => void }

const unreachable = 'We could not reach the server. Check your connection and try again.'

/**
 * Enrols, and pays where there is something to pay; then the way into the hall stands open. Money that comes after the
 * window was closed is noticed, so that nobody is asked to pay a second time.
 */
export const useTakeTest = ({ slug, name, path, onChange }: Options) => {
  const navigate = useGo()
  const { stored } = useWords()
  const { act, pending } = useAct({
    onFailed: (error) => {
      if (isApiError(error) && 'needs' in error && error.needs)
        navigate(`/profile/complete?redirect=${encodeURIComponent(path)}`)
      else toast.error(stored(sentenceOf(error, unreachable)))
    },
  })
  const [isDone, setDone] = useState(false)
  const done = useCallback(() => {
    setDone(true)
    onChange()
  }, [onChange])
  const payment = usePayment({ onPaid: done })

  /** `then`: the page that opens once there is nothing left to pay. */
  const run = (then?: string) => {
    const params = { slug }
    return act(
      // This site can show the whole paper, so it may apply for any test.
      async () => (await browserClient()).get('/tests/{slug}/apply', { params, query: { delivery: 'free' } }),
      ({ test_enrollment }) => {
        if (test_enrollment.is_enrolled) return then ? navigate(then) : done()
        const orderId = test_enrollment.razorpay_order_id ?? ''
        const cancel = async () => {
          const client = await browserClient()
          return client.post('/tests/{slug}/apply/payment-cencelled', { razorpay_order_id: orderId }, { params })
        }
        // Tells its own failures, and may be opened again while the server still hears that it was closed.
        void payment.pay({ orderId, amount: test_enrollment.amount ?? 0, name, description: 'Online test' }, cancel)
      },
    )
  }

  return { run, pending: pending || payment.isBusy, isDone, payment }
}
