import { holdPageStill } from '@northlight/ui/kit/page-still.ts'
import { type CheckoutOutcome, proofOf } from './outcome.ts'

type Told = {
  from: 'sandbox'
  order: string
  outcome:
    | { kind: 'paid'; proof: Parameters<typeof proofOf>[0] }
    | { kind: 'dismissed' }
    | { kind: 'failed'; reason: string }
}

const isTold = (data: unknown): data is Told =>
  typeof data === 'object' && data !== null && 'from' in data && data.from === 'sandbox'

/** The demo's own bank in a window over the page. Escape and the button close it without paying. */
export const openSandbox = (orderId: string): Promise<CheckoutOutcome> =>
  new Promise((resolve) => {
    const before = document.activeElement
    const dialog = document.createElement('dialog')
    dialog.setAttribute('aria-label', 'Demo payment')
    dialog.className =
      'on-paper m-auto h-[min(100dvh,620px)] max-h-none w-[min(100%,30rem)] max-w-none overflow-hidden rounded-lg bg-paper p-0 shadow-pop max-sm:h-dvh max-sm:w-full max-sm:rounded-none'
    const frame = document.createElement('iframe')
    frame.title = 'Demo payment'
    frame.src = `/sandbox/checkout/${encodeURIComponent(orderId)}`
    frame.className = 'size-full border-0'
    dialog.append(frame)

    const end = (outcome: CheckoutOutcome) => {
      removeEventListener('message', onMessage)
      letGo()
      dialog.close()
      dialog.remove()
      if (before instanceof HTMLElement && before.isConnected) before.focus({ preventScroll: true })
      resolve(outcome)
    }
    const onMessage = ({ source, origin, data }: MessageEvent) => {
      if (source !== frame.contentWindow || origin !== location.origin || !isTold(data) || data.order !== orderId)
        return
      const { outcome } = data
      end(outcome.kind === 'paid' ? { kind: 'paid', proof: proofOf(outcome.proof) } : outcome)
    }
    addEventListener('message', onMessage)
    dialog.addEventListener('cancel', (event) => {
      event.preventDefault()
      end({ kind: 'dismissed' })
    })
    document.body.append(dialog)
    const letGo = holdPageStill()
    dialog.showModal()
  })
