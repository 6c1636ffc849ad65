import { PhoneIcon } from '@northlight/ui/icons/phone.tsx'
import { Stored } from '@northlight/ui/words/said.tsx'
import { useWords } from '@northlight/ui/words/use-words.ts'
import { telephoneLink } from '../../../platform/institute/institute.ts'
import { ButtonLink } from '../../../ui/controls/link.tsx'
import { shortBasis } from '../fees/fee.ts'
import { shownFee } from '../fees/shown-fee.ts'
import type { CourseData } from './course-data.ts'
import { isOpen } from './is-open.ts'

/** On phones the price and the action stay above the row of contacts for as long as the course is on the screen. */
export function CourseBar({ branch, detail }: Pick<CourseData, 'branch' | 'detail'>) {
  const { say } = useWords()
  return (
    <section
      aria-label={say('Fee and action')}
      data-noprint
      className="above-contact-bar on-night sticky bottom-(--contact-row) low:static z-25 flex items-center gap-2.5 border-t border-line-night bg-night px-gutter py-2.5 bar:hidden"
    >
      <p className="mr-auto min-w-0 leading-heading">
        {detail ? (
          <>
            <b className="block font-serif text-[1.25rem] leading-heading font-medium figures">
              {shownFee(detail.fee.discounted_amount_paise, say)}
            </b>
            <span className="line-clamp-2 text-xs text-on-night-2">
              <Stored text={shortBasis(detail.fee.fee_basis)} />
            </span>
          </>
        ) : (
          <span className="text-sm">{say('Fee on request')}</span>
        )}
      </p>
      <ButtonLink to="#enrol" variant="gold">
        {isOpen(detail) ? say('Enrol') : say('Call me back')}
      </ButtonLink>
      {branch.phone && (
        <ButtonLink
          to={telephoneLink(branch.phone)}
          variant="ghost"
          className="w-12 shrink-0 px-0!"
          aria-label={say('Call {number}', { number: `${branch.name}, ${branch.phone}` })}
        >
          <PhoneIcon />
        </ButtonLink>
      )}
    </section>
  )
}
