import { type CheckoutOutcome, type CheckoutRequest, proofOf } from './outcome.ts'

type Opened = { open(): void; on(event: 'payment.failed', told: (failure: Failure) => void): void }
type Failure = { error?: { description?: string } }
type Razorpay = new (options: object) => Opened

const page = () => window as typeof window & { Razorpay?: Razorpay }

const source = 'https://checkout.razorpay.com/v1/checkout.js'
const blocked = 'The payment window could not be loaded. Switch off a content blocker, or try another network.'

/** Fetched once, and again when it failed: a phone may have been in a lift. */
const loadScript = () =>
  new Promise<Razorpay>((resolve, reject) => {
    const loaded = page().Razorpay
    if (loaded) return resolve(loaded)
    const script = document.createElement('script')
    script.src = source
    script.onload = () => {
      const now = page().Razorpay
      if (now) resolve(now)
      else reject(new Error(blocked))
    }
    script.onerror = () => {
      script.remove()
      reject(new Error(blocked))
    }
    document.head.append(script)
  })

/** UPI stands first, because that is how families here pay; everything else stays behind it. */
export const upiFirst = {
  display: {
    blocks: { upi: { name: 'Pay by UPI', instruments: [{ method: 'upi' }] } },
    sequence: ['block.upi'],
    preferences: { show_default_blocks: true },
  },
}

type Checkout = { key_id: string; institute: string; colour: string }

export const openRazorpay = async (
  { orderId, amount, description, name, prefill }: CheckoutRequest,
  { key_id, institute, colour }: Checkout,
): Promise<CheckoutOutcome> => {
  const Window = await loadScript().catch(() => undefined)
  if (!Window) return { kind: 'failed', reason: blocked }
  return new Promise((resolve) => {
    // The window lets people try again after a failure, so only closing it ends the matter.
    let failure: string | undefined
    const opened = new Window({
      key: key_id,
      order_id: orderId,
      amount,
      currency: 'INR',
      name: institute,
      description,
      prefill: { name: prefill?.name ?? name, email: prefill?.email, contact: prefill?.phone ?? undefined },
      theme: { color: colour },
      config: upiFirst,
      retry: { enabled: true },
      handler: (sent: Parameters<typeof proofOf>[0]) => resolve({ kind: 'paid', proof: proofOf(sent) }),
      modal: { ondismiss: () => resolve(failure ? { kind: 'failed', reason: failure } : { kind: 'dismissed' }) },
    })
    opened.on('payment.failed', ({ error }) => {
      failure = error?.description ?? 'The bank declined the payment.'
    })
    opened.open()
  })
}
