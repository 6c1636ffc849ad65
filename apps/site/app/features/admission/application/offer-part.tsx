import type { OfferedPlaceView, OfferView } from '@northlight/contract/admissions/offer'
import { shownDate } from '@northlight/contract/dates'
import { shownMoney } from '@northlight/contract/money'
import { Button } from '@northlight/ui/kit/button.tsx'
import { buttonClass } from '@northlight/ui/kit/button-look.ts'
import { Skeleton } from '@northlight/ui/kit/skeleton.tsx'
import { TryAgainLine } from '@northlight/ui/kit/try-again-line.tsx'
import { browserClient } from '../../../platform/api/browser.ts'
import { useAct } from '../../../platform/api/use-act.ts'
import { useRead } from '../../../platform/api/use-read.ts'
import { FirstDayLink } from '../../../platform/share/first-day-link.tsx'
import { toast } from '../../../ui/toasts/toast.ts'
import { PaymentTrouble } from '../../payments/checkout/payment-trouble.tsx'
import { usePayment } from '../../payments/checkout/use-payment.ts'

/** The offered seat with the fee after the waiver: chosen, accepted and paid here. */
export function OfferPart({ onChange }: { onChange: () => unknown }) {
  const call = useRead('offer', (client) => client.get('/admission/offer').then(({ offer }) => offer))
  if (call.status === 'failed') return <TryAgainLine retry={call.retry} />
  if (call.status === 'loading') return <Skeleton className="h-40 w-full" />
  const offer = call.value
  if (offer?.state !== 'open')
    return offer?.state === 'past' ? (
      <p>The offer was held until {shownDate(offer.held_until)}. Please call us if you still want the seat.</p>
    ) : null
  const done = async () => {
    await call.refresh()
    await onChange()
  }
  return (
    <div className="grid gap-5">
      <p>
        {offer.waiver_percent > 0 && (
          <b className="font-semibold text-ink">You have won a tuition waiver of {offer.waiver_percent}%. </b>
        )}
        {offer.waiver_percent > 0 ? 'The seat and the waiver are' : 'The seat is'} held for you until{' '}
        {shownDate(offer.held_until)}.
      </p>
      <p>
        {offer.places.length === 0
          ? 'The batches are being set. We will call you with the dates.'
          : 'Accept it here, or call us first.'}
      </p>
      {offer.places.map((place) => (
        <Place key={`${place.course_slug} ${place.branch_slug}`} offer={offer} place={place} onPaid={done} />
      ))}
    </div>
  )
}

type PlaceProps = { offer: OfferView; place: OfferedPlaceView; onPaid: () => Promise<void> }

function Place({ offer, place, onPaid }: PlaceProps) {
  const payment = usePayment({ onPaid: () => void onPaid() })
  const { act, pending } = useAct()
  const isFull = place.seats_left === 0
  const [first] = place.parts ?? []
  const accept = async (pay: 'full' | 'parts') => {
    const params = { course_slug: place.course_slug, branch_slug: place.branch_slug }
    const path = '/admission/offer/course/{course_slug}/branch/{branch_slug}'
    return (await browserClient()).post(path, {}, { params, query: { pay } })
  }
  const pay = (how: 'full' | 'parts') =>
    payment.pay(async () => {
      const { order } = await accept(how)
      if (!order) return undefined
      const { razorpay_order_id: orderId, amount_paise: amount, title, payer } = order
      return { orderId, amount, name: payer.name, description: title, prefill: payer }
    })
  const acceptFree = () =>
    act(
      () => accept('full'),
      ({ message }) => {
        toast.success(message)
        return onPaid()
      },
    )
  const isQuiet = payment.state.step === 'ready' || payment.isBusy
  return (
    <section aria-label={`${place.course}, ${place.branch}`} className="border-t border-line-2 pt-4">
      <h3 className="text-h4 text-ink">
        {place.course}, {place.branch}
      </h3>
      <dl className="mt-2 grid max-w-96 gap-1 text-sm [&>div]:flex [&>div]:justify-between">
        <Row term="Fee">{shownMoney(place.fee_paise)}</Row>
        {place.waived_paise > 0 && (
          <Row term={`Waived${offer.waiver_percent > 0 ? ` (${offer.waiver_percent}% of tuition)` : ''}`}>
            −{shownMoney(place.waived_paise)}
          </Row>
        )}
        <Row term="You pay">
          <b className="font-semibold text-ink">{shownMoney(place.payable_paise)}</b>
        </Row>
        {place.starts_on && <Row term="First day">{shownDate(`${place.starts_on}T03:30:00.000Z`)}</Row>}
      </dl>
      {place.letter_paise !== null && (
        <p className="mt-2 text-sm">
          Your letter says {shownMoney(place.letter_paise)}. The course costs less since, so you pay less.
        </p>
      )}
      {isFull && <p className="mt-3 text-sm">All seats of this batch are taken.</p>}
      {!isFull && isQuiet && (
        <p className="mt-4 flex flex-wrap gap-3" data-noprint>
          {place.payable_paise === 0 ? (
            <Button onClick={acceptFree} pending={pending} pendingLabel="One moment">
              Accept the seat
            </Button>
          ) : (
            <>
              {first && place.parts && (
                <Button onClick={() => pay('parts')} pending={payment.isBusy} pendingLabel="One moment">
                  Accept and pay {shownMoney(first.amount_paise)}, instalment 1 of {place.parts.length}
                </Button>
              )}
              <Button
                variant={first ? 'line' : undefined}
                onClick={() => pay('full')}
                pending={payment.isBusy}
                pendingLabel="One moment"
              >
                {first ? 'Pay all at once' : `Accept and pay ${shownMoney(place.payable_paise)}`}
              </Button>
            </>
          )}
        </p>
      )}
      <div className="mt-3">
        <PaymentTrouble payment={payment} onRetry={() => pay(first ? 'parts' : 'full')} />
      </div>
      {place.starts_on && (
        <p className="mt-3 text-sm" data-noprint>
          <FirstDayLink
            course={place.course}
            branch={place.branch}
            day={place.starts_on}
            className={buttonClass({ variant: 'line', size: 'sm' })}
          >
            Add the first day to my calendar
          </FirstDayLink>
        </p>
      )}
    </section>
  )
}

function Row({ term, children }: { term: string; children: React.ReactNode }) {
  return (
    <div>
      <dt>{term}</dt>
      <dd className="figures">{children}</dd>
    </div>
  )
}
