import { Icon } from '@northlight/ui/kit/icon.tsx'
import { phoneIcon } from '@northlight/ui/kit/icons.ts'
import { ButtonLink } from '@northlight/ui/kit/link.tsx'
import { telephoneLink } from '../../../platform/institute/institute.ts'
import { useRootData } from '../../../platform/institute/root-data.ts'
import { Card } from '../../../ui/layout/card.tsx'

/** The way on for a question that is not here. */
export function AskUs({ text }: { text: string }) {
  const { institute } = useRootData()
  const [phone] = institute.phones
  return (
    <Card ground="tint" as="section" className="mt-part print:hidden">
      <h2 className="text-h3">Not answered here?</h2>
      <p className="mt-2 max-w-brief text-ink-2">{text}</p>
      <p className="mt-5 flex flex-wrap gap-3">
        <ButtonLink to="/contact-us">Ask a question</ButtonLink>
        {phone && (
          <ButtonLink to={telephoneLink(phone.number)} variant="line">
            <Icon path={phoneIcon} />
            {phone.number}
          </ButtonLink>
        )}
      </p>
    </Card>
  )
}
