import { NextSteps } from '../forms/sent-panel.tsx'
import { PhoneIcon } from '../icons/phone.tsx'
import { telephoneLink, useRootData } from '../shell/institute.ts'
import { Link } from '../ui/link.tsx'

/** What comes after the form, and whom to ring meanwhile. */
export function EnquiryHelp() {
  const { institute } = useRootData()
  const [phone] = institute.phones
  return (
    <>
      <section aria-labelledby="enquiry-next" className="border-t border-line-2 pt-5 text-ink-2">
        <h2 id="enquiry-next" className="mb-3 text-h4 text-ink">
          What happens next
        </h2>
        <NextSteps
          steps={[
            'You send the form and get a reference number at once.',
            'We read it and ring the parent you named.',
            'You meet a tutor, see the campus and decide. Nothing is paid before that.',
          ]}
        />
      </section>
      {phone && (
        <p className="flex gap-3 border-t border-line-2 pt-4.5 text-ink-2">
          <PhoneIcon size={18} className="mt-0.5 text-bronze" />
          <span>
            Stuck? <Link to={telephoneLink(phone.number)}>{phone.number}</Link>. We can fill it with you.
          </span>
        </p>
      )}
    </>
  )
}
