import type { OfficeApplicationDetail } from '@northlight/contract/admissions/office-seats'
import { indianDay } from '@northlight/contract/dates'
import { shownMoney } from '@northlight/contract/money'
import { clockOf } from '@northlight/contract/payments/refund-rule'
import { useState } from 'react'
import { Link } from 'react-router'
import { useMay } from '../../platform/me/use-me.ts'
import { Button } from '../../ui/button.tsx'
import { Note } from '../../ui/note.tsx'
import { Section } from '../../ui/section.tsx'
import { dayText } from '../../ui/time.tsx'
import { ConfirmAdmission } from './confirm-admission.tsx'
import { OfferDialog } from './offer-dialog.tsx'
import { UndoAdmission } from './undo-admission.tsx'
import { WaiverNote } from './waiver-note.tsx'

type Props = { application: OfficeApplicationDetail; onDone: () => void }

/** Band, waiver and last day; taking the seat opens the fee in the family's account. */
export function OfferSection({ application, onDone }: Props) {
  const may = useMay()
  const [isOpen, setOpen] = useState(false)
  const { offer, state, waiver } = application
  const canOffer = may('applications.move') && (state === 'appeared' || state === 'offered')
  const [confirms, setConfirms] = useState<'whole' | 'parts' | null>(null)
  if (!offer && !canOffer && !waiver) return null
  const clock = offer && state === 'offered' ? clockOf(offer.until, indianDay(new Date().toISOString()), 'days') : null
  return (
    <Section
      title="Offer"
      end={
        offer && (
          <a href={`/api/v1/office/applications/${application.id}/letter`} target="_blank" rel="noreferrer">
            Letter, PDF
          </a>
        )
      }
    >
      {waiver && <WaiverNote waiver={waiver} onDone={onDone} />}
      {application.undo_until && may('applications.move') && (
        <UndoAdmission id={application.id} until={application.undo_until} onDone={onDone} />
      )}
      {clock && clock.tone !== 'good' && (
        <Note tone={clock.tone === 'bad' ? 'bad' : 'due'}>
          {clock.tone === 'bad' ? 'The offer has ended' : 'The offer ends soon'}: {clock.words}.
        </Note>
      )}
      {offer ? (
        <div className="table-wrap">
          <table className="table">
            <caption className="sr-only">Offer</caption>
            <tbody>
              <tr>
                <th scope="row">{offer.title}</th>
                <td className="at-end">{shownMoney(offer.fee_paise)}</td>
              </tr>
              {offer.waived_paise > 0 && (
                <tr>
                  <th scope="row">Waived, {offer.waiver_percent} % of the tuition</th>
                  <td className="at-end">−{shownMoney(offer.waived_paise)}</td>
                </tr>
              )}
            </tbody>
            <tfoot>
              <tr>
                <th scope="row">To pay, kept until {dayText(offer.until)}</th>
                <td className="at-end [font:460_1.25rem_/_1.2_var(--font-serif)]">{shownMoney(offer.to_pay_paise)}</td>
              </tr>
            </tfoot>
          </table>
        </div>
      ) : (
        <p className="muted">No seat is offered yet.</p>
      )}
      {offer && offer.now_paise < offer.to_pay_paise && (
        <p>
          {state === 'offered'
            ? 'The course costs less by now. If the seat is taken today, the family pays '
            : 'The course cost less on the day the seat was taken. The fee is '}
          <b>{shownMoney(offer.now_paise)}</b>.
        </p>
      )}
      {offer?.note && <p className="small">{offer.note}</p>}
      {offer?.reason && (
        <p className="small muted">
          More than the band gives: {offer.reason} {offer.by && `Offered by ${offer.by}`}
          {offer.signed_by && `, signed by ${offer.signed_by}`}
        </p>
      )}
      <div className="form-acts">
        {state === 'offered' && offer && may('applications.move') && (
          <>
            <Button look="primary" onClick={() => setConfirms('parts')}>
              Confirm admission, in instalments
            </Button>
            <Button onClick={() => setConfirms('whole')}>Confirm admission, fee at once</Button>
          </>
        )}
        {canOffer && (
          <Button look={offer ? 'quiet' : 'primary'} onClick={() => setOpen(true)}>
            {offer ? 'Change the offer…' : 'Offer a seat…'}
          </Button>
        )}
        {offer?.enrolment_id && <Link to={`/instalments/${offer.enrolment_id}`}>Instalments</Link>}
      </div>
      {confirms && offer && (
        <ConfirmAdmission {...{ application, offer, onDone }} pay={confirms} onClose={() => setConfirms(null)} />
      )}
      {isOpen && <OfferDialog to={application} onClose={() => setOpen(false)} onDone={onDone} />}
    </Section>
  )
}
