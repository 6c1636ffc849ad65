import { shownDate, shownTime } from '@northlight/contract/dates'
import type { reserveSeats } from '@northlight/contract/enquiries/reservation'
import { SubmitButton } from '@northlight/ui/kit/button.tsx'
import { Link } from '@northlight/ui/kit/link.tsx'
import { Notice } from '@northlight/ui/kit/notice.tsx'
import { SelectField } from '@northlight/ui/kit/select-field.tsx'
import { TextField } from '@northlight/ui/kit/text-field.tsx'
import { SentPanel } from '../../../platform/forms/sent-panel.tsx'
import { type LazyEndpoint, useApiForm } from '../../../platform/forms/use-api-form.ts'
import { island } from '../../../platform/islands/island.tsx'

const lazyReserve: LazyEndpoint<typeof reserveSeats> = {
  path: '/event/{slug}/reserve',
  load: () => import('@northlight/contract/enquiries/reservation').then(({ ReserveInput }) => ReserveInput),
}

const most = 6

/** A list of numbers, no longer than there are seats. */
const choices = (seatsLeft: number | null) =>
  Array.from({ length: Math.min(most, seatsLeft ?? most) }, (_, index) => String(index + 1)).map((value) => ({
    value,
    label: value === '1' ? '1 person' : `${value} people`,
  }))

type Props = {
  slug: string
  /** Null: there is room for everybody. */
  seatsLeft: number | null
}

/** A number or an address can be typed by anyone, so the seats wait for its answer. */
function Held({ until, hasMail }: { until: string; hasMail: boolean }) {
  const time = `${shownDate(until)}, ${shownTime(until)}`
  return (
    <p className="font-medium text-ink">
      {hasMail
        ? `Please confirm them: open the link in the e-mail. We hold the seats until ${time}; then another family can have them.`
        : `We will call you to confirm them, and hold the seats until ${time}.`}
    </p>
  )
}

/** Name, phone and how many: enough to have chairs ready. The e-mail brings the calendar file and the link that confirms or cancels. */
function ReserveFormView({ slug, seatsLeft }: Props) {
  const form = useApiForm(lazyReserve, { params: { slug } })
  if (form.status === 'success' && form.result)
    return (
      <SentPanel title="Your seats are reserved" headingLevel={2} className="mt-6">
        <p>{form.result.message}</p>
        {form.result.reservation.held_until && (
          <Held until={form.result.reservation.held_until} hasMail={form.result.reservation.answers_by === 'mail'} />
        )}
        <p>
          If you cannot come, <Link to={new URL(form.result.reservation.url).pathname}>cancel here</Link>, so that
          another family can have the seats. Keep this address if you gave no e-mail address.
        </p>
      </SentPanel>
    )
  if (seatsLeft === 0)
    return (
      <Notice kind="info" className="mt-6">
        All seats for this event are taken. Please call us: a seat may come free.
      </Notice>
    )
  return (
    <form
      {...form.props}
      id="reserve"
      aria-labelledby="reserve-heading"
      className="mt-6 scroll-mt-20 border-t border-line pt-5"
      data-noprint
    >
      <h2 id="reserve-heading" className="text-h4">
        Reserve seats
      </h2>
      {seatsLeft !== null && (
        <p className="mt-1 text-sm text-ink-2">{seatsLeft === 1 ? '1 seat' : `${seatsLeft} seats`} left. No payment.</p>
      )}
      <div className="mt-4 grid gap-4">
        <TextField {...form.field('name')} label="Your name" autoComplete="name" required maxLength={255} />
        <TextField
          {...form.field('phone')}
          label="Mobile number"
          type="tel"
          inputMode="tel"
          autoComplete="tel-national"
          prefix="+91"
          required
          maxLength={20}
        />
        <SelectField
          {...form.field('people')}
          label="How many of you will come?"
          required
          options={choices(seatsLeft)}
        />
        <TextField
          {...form.field('email')}
          label="E-mail"
          type="email"
          inputMode="email"
          autoComplete="email"
          optional
          hint="For the link that confirms your seats, and the date in your calendar. Without it we will call you."
          maxLength={255}
        />
        <SubmitButton size="lg" wide pending={form.pending} pendingLabel="Reserving">
          Reserve seats
        </SubmitButton>
      </div>
    </form>
  )
}

export const ReserveForm = island('reserve-form', ReserveFormView)
