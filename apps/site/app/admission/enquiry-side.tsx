import { shownMoney } from '@northlight/contract/money'
import { NextSteps } from '../forms/sent-panel.tsx'
import { PhoneIcon } from '../icons/phone.tsx'
import { StarIcon } from '../icons/star.tsx'
import { telephoneLink, useRootData } from '../shell/institute.ts'
import { Card } from '../ui/card.tsx'
import { Link } from '../ui/link.tsx'
import type { BatchFee } from './fitting.ts'

/** What the form costs, what the choice would cost, and what comes after. */
export function EnquirySide({ fees, centre }: { fees: readonly BatchFee[]; centre: string }) {
  const { institute } = useRootData()
  const [phone] = institute.phones
  return (
    <aside aria-label="Costs and help" className="grid content-start gap-7 text-sm menu:sticky menu:top-6" data-noprint>
      <Card as="section" ground="night" className="p-6!">
        <h2 id="costs" className="mb-3 text-h4">
          What you pay
        </h2>
        <dl aria-live="polite">
          <Line name="Today" note="this form is free" value={shownMoney(0)} isNow />
          {fees.map((fee) => (
            <Line
              key={fee.course}
              name={fee.name}
              note={[
                fee.basis?.split(';')[0],
                fee.instalments &&
                  fee.instalments.count > 1 &&
                  `first of ${fee.instalments.count} instalments ${shownMoney(fee.instalments.amount_paise)}`,
              ]
                .filter(Boolean)
                .join('; ')}
              value={shownMoney(fee.paise)}
            />
          ))}
        </dl>
        <p className="flex gap-2.5 border-t border-line-night pt-3.5 text-xs leading-normal text-on-night-2">
          <StarIcon size={18} className="text-gold" />
          <span>
            {fees.length === 0 && `Choose a ${centre ? 'batch' : 'centre and a batch'}, and the fee stands here. `}
            The aptitude test can lower it: <Link to="/admission#scholarship">see the scholarships</Link>.
          </span>
        </p>
      </Card>
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
    </aside>
  )
}

function Line({ name, note, value, isNow }: { name: string; note: string; value: string; isNow?: boolean }) {
  return (
    <div className="grid grid-cols-[1fr_auto] items-baseline gap-4 border-t border-line-night py-3.5">
      <dt className="font-medium">
        {name}
        <span className="block text-xs leading-[1.4] font-normal text-on-night-2">{note}</span>
      </dt>
      <dd
        className={
          isNow
            ? 'font-serif text-[2.25rem] leading-none text-gold figures'
            : 'font-serif text-[1.1875rem] leading-[1.2] font-medium figures'
        }
      >
        {value}
      </dd>
    </div>
  )
}
