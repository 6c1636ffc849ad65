import { Icon } from '@northlight/ui/kit/icon.tsx'
import { phoneIcon } from '@northlight/ui/kit/icons.ts'
import { Link } from '@northlight/ui/kit/link.tsx'
import { Said } from '@northlight/ui/words/said.tsx'
import { useWords } from '@northlight/ui/words/use-words.ts'
import { NextSteps } from '../../platform/forms/sent-panel.tsx'
import { telephoneLink } from '../../platform/institute/institute.ts'
import { useRootData } from '../../platform/institute/root-data.ts'

type Props = { steps: readonly string[]; note?: string }

/** What comes after a form, and whom to ring meanwhile. */
export function FormHelp({ steps, note }: Props) {
  const { say } = useWords()
  const { institute } = useRootData()
  const [phone] = institute.phones
  return (
    <>
      <section aria-labelledby="what-next" className="border-t border-line-2 pt-5 text-ink-2">
        <h2 id="what-next" className="mb-3 text-h4 text-ink">
          {say('What happens next')}
        </h2>
        <NextSteps steps={[...steps]} />
        {note && <p className="mt-4 text-xs">{note}</p>}
      </section>
      {phone && (
        <p className="flex gap-3 border-t border-line-2 pt-4.5 text-ink-2">
          <Icon path={phoneIcon} size={18} className="mt-0.5 text-bronze" />
          <span>
            <Said
              text="Stuck? {number}. We can fill it with you."
              values={{ number: <Link to={telephoneLink(phone.number)}>{phone.number}</Link> }}
            />
          </span>
        </p>
      )}
    </>
  )
}
