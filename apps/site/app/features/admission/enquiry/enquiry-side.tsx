import { shownMoney } from '@northlight/contract/money'
import { Icon } from '@northlight/ui/kit/icon.tsx'
import { starIcon } from '@northlight/ui/kit/icons.ts'
import { Link } from '@northlight/ui/kit/link.tsx'
import { Said } from '@northlight/ui/words/said.tsx'
import { useWords } from '@northlight/ui/words/use-words.ts'
import { Card } from '../../../ui/layout/card.tsx'
import { CostLine } from '../cost-line.tsx'
import { FormHelp } from '../form-help.tsx'
import type { BatchFee } from './fitting.ts'

const steps = [
  'You send the form and get a reference number at once.',
  'We read it and call the parent you named.',
  'You meet a tutor, see the campus and decide. You pay nothing before that.',
] as const

/** What the form costs, what the choice would cost, and what comes after. */
export function EnquirySide({ fees, centre }: { fees: readonly BatchFee[]; centre: string }) {
  const { say, stored } = useWords()
  return (
    <aside
      aria-label={say('Costs and help')}
      className="grid content-start gap-7 text-sm menu:sticky menu:top-6"
      data-noprint
    >
      <Card as="section" ground="night" className="p-6!">
        <h2 id="costs" className="mb-3 text-h4">
          {say('What you pay')}
        </h2>
        <dl aria-live="polite">
          <CostLine name={say('Today')} note={say('this form is free')} value={shownMoney(0)} isNow />
          {fees.map((fee) => (
            <CostLine
              key={fee.course}
              name={stored(fee.name)}
              note={[
                stored(fee.basis?.split(';')[0] ?? ''),
                fee.instalments &&
                  fee.instalments.count > 1 &&
                  say('first of {count} instalments {amount}', {
                    count: fee.instalments.count,
                    amount: shownMoney(fee.instalments.amount_paise),
                  }),
              ]
                .filter(Boolean)
                .join('; ')}
              value={shownMoney(fee.paise)}
            />
          ))}
        </dl>
        <p className="flex gap-2.5 border-t border-line-night pt-3.5 text-xs leading-normal text-on-night-2">
          <Icon path={starIcon} size={18} className="text-gold" />
          <span>
            {fees.length === 0 &&
              `${centre ? say('Choose a batch, and the fee appears here.') : say('Choose a centre and a batch, and the fee appears here.')} `}
            <Said
              text="The aptitude test can lower it: {link}."
              values={{ link: <Link to="/admission#scholarship">{say('see the scholarships')}</Link> }}
            />
          </span>
        </p>
      </Card>
      <FormHelp steps={steps.map((step) => say(step))} />
    </aside>
  )
}
