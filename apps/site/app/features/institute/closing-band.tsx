import { Band } from '@northlight/ui/kit/band.tsx'
import { ButtonLink } from '@northlight/ui/kit/link.tsx'
import { useWords } from '@northlight/ui/words/use-words.ts'
import { telephoneLink } from '../../platform/institute/institute.ts'
import { useRootData } from '../../platform/institute/root-data.ts'
import { useJoining } from '../../platform/paths/joining.ts'
import { BandHead } from '../../ui/layout/band-head.tsx'

/** The end of a page that has made its case: visit, call or apply. */
export function ClosingBand() {
  const { say } = useWords()
  const { isOpen } = useJoining()
  const phone = useRootData().institute.phones[0]?.number
  return (
    <Band ground="white" labelledBy="closing-heading" className="print:hidden">
      <BandHead
        id="closing-heading"
        title={say('Visit us, call us or apply.')}
        lead={say('You can see a class and ask everything before you decide. A visit and a call are free.')}
        className="mb-6"
      />
      <p className="flex flex-wrap gap-3 max-sm:*:w-full">
        {isOpen && (
          <ButtonLink to="/admission" size="lg">
            {say('Apply for admission')}
          </ButtonLink>
        )}
        <ButtonLink to="/contact-us?request_type=Visit%20Our%20Center" variant="line" size="lg">
          {say('Visit a campus')}
        </ButtonLink>
        {phone && (
          <ButtonLink to={telephoneLink(phone)} variant="line" size="lg">
            {say('Call {number}', { number: phone })}
          </ButtonLink>
        )}
      </p>
    </Band>
  )
}
