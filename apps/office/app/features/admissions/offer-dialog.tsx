import { beyondBand, offeredFee } from '@northlight/contract/admissions/offered-fee'
import type { OfficeApplicationDetail } from '@northlight/contract/admissions/office-seats'
import { indianDay } from '@northlight/contract/dates'
import { shownMoney } from '@northlight/contract/money'
import { dayAfter } from '@northlight/contract/payments/refund-rule'
import { Dialog } from '@northlight/ui/overlay/dialog.tsx'
import { useMutation, useQuery } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { client, sentenceOf } from '../../platform/api/client.ts'
import { toast } from '../../platform/toasts/toast.ts'
import { Button } from '../../ui/button.tsx'
import { TextField } from '../../ui/field.tsx'
import { Note } from '../../ui/note.tsx'
import { OfferCourse } from './offer-course.tsx'
import { percentOf } from './percent.ts'

type Props = {
  /** One application, or several that were chosen: then each gets the waiver of its own band. */
  to: OfficeApplicationDetail | { ids: number[]; names: string[] }
  onClose: () => void
  onDone: () => void
}

export function OfferDialog({ to, onClose, onDone }: Props) {
  const one = 'id' in to ? to : null
  const [picked, setPicked] = useState<string>()
  const [percent, setPercent] = useState(String(one?.offer?.waiver_percent ?? one?.waiver_percent ?? 0))
  const [refused, setRefused] = useState<{ id: number; name: string; reason: string }[]>([])
  const choices = useQuery({
    queryKey: ['offer-choices', one?.id],
    queryFn: () => client.get('/office/offer-choices', { query: one ? { application: one.id } : {} }),
  })
  // What stands, else what the family chose, until another course is picked.
  const wish = one?.offer?.course_branch_id ?? choices.data?.choices.find(({ is_chosen }) => is_chosen)?.id ?? ''
  const chosen = picked ?? String(wish)
  const place = choices.data?.choices.find(({ id }) => String(id) === chosen)
  const waiver = percentOf(percent)
  const price = place && waiver !== null ? offeredFee(place, waiver) : null
  const band = one?.waiver_percent ?? 0
  const isBeyond = one !== null && waiver !== null && waiver > band
  const beyond = place && isBeyond ? beyondBand(place, waiver, band) : 0
  const waits = choices.data !== undefined && beyond > choices.data.waiver_alone_paise
  const send = useMutation({
    mutationFn: async (input: { until: string; note?: string; reason?: string; waiver_percent?: number }) => {
      const terms = { course_branch_id: Number(chosen), ...input }
      if (one) return client.post('/office/applications/{id}/offer', terms, { params: { id: one.id } })
      const reply = await client.post('/office/applications/offer-many', { ...terms, ids: 'ids' in to ? to.ids : [] })
      setRefused(reply.refused)
      return reply
    },
    onSuccess: (reply) => {
      toast.done(reply.message)
      onDone()
      if (!('refused' in reply) || reply.refused.length === 0) onClose()
    },
  })
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const typed = new FormData(event.currentTarget)
    const note = String(typed.get('note') ?? '').trim()
    const reason = String(typed.get('reason') ?? '').trim()
    const terms = { until: String(typed.get('until')), ...(note && { note }), ...(isBeyond && reason && { reason }) }
    if (!one) send.mutate(terms)
    else if (waiver !== null) send.mutate({ ...terms, waiver_percent: waiver })
  }
  const today = indianDay(new Date().toISOString())
  const count = one ? 1 : 'ids' in to ? to.ids.length : 0
  return (
    <Dialog open onClose={onClose} title={one ? `A seat for ${one.name}` : `A seat for ${count} families`}>
      <form className="form" onSubmit={submit}>
        {send.isError && <Note tone="bad">{sentenceOf(send.error)}</Note>}
        {refused.length > 0 && (
          <Note tone="due">
            Not offered:
            {refused.map(({ id, name, reason }) => (
              <span className="under" key={id}>
                {name}: {reason}
              </span>
            ))}
          </Note>
        )}
        <OfferCourse choices={choices.data?.choices ?? []} chosen={chosen} onChoose={setPicked} />
        {one && (
          <TextField
            label="Waiver, per cent of the tuition"
            inputMode="numeric"
            value={percent}
            onChange={(event) => setPercent(event.target.value)}
            error={waiver === null ? 'Enter whole per cent, from 0 to 100.' : undefined}
            hint={
              one.waiver_percent === null ? 'No band is reached yet.' : `The band reached gives ${one.waiver_percent}.`
            }
          />
        )}
        {isBeyond && (
          <TextField
            label="Why more than the band gives"
            name="reason"
            required
            minLength={10}
            maxLength={500}
            hint="For colleagues; it does not stand in the letter."
          />
        )}
        {waits && (
          <Note tone="due">
            {shownMoney(beyond)} beyond the band: somebody else signs it first. The family hears nothing until then.
          </Note>
        )}
        {!one && <p className="small muted">Each gets the waiver of the band reached in the test.</p>}
        <TextField
          label="Kept until"
          name="until"
          type="date"
          required
          min={today}
          defaultValue={dayAfter(today, 10)}
        />
        <TextField label="A word for the family" name="note" hint="It stands in the letter." />
        {one && place && price && (
          <p role="status">
            {price.waived_paise > 0 && `${shownMoney(price.fee_paise)}, less ${shownMoney(price.waived_paise)}: `}
            <b>{shownMoney(price.fee_paise - price.waived_paise)}</b> to pay
            {place.parts > 1 && `, or in ${place.parts} instalments`}.
            {price.fee_paise < place.fee_paise && waiver !== null && waiver > 0 && (
              <span className="under">Today’s price is lower than the fee less the waiver; the family pays that.</span>
            )}
          </p>
        )}
        <div className="form-acts">
          <Button look="primary" type="submit" sending={send.isPending}>
            {waits ? 'Ask for a signature' : count === 1 ? 'Offer, with a letter' : `Offer to ${count}, with letters`}
          </Button>
          <Button onClick={onClose}>Cancel</Button>
        </div>
      </form>
    </Dialog>
  )
}
