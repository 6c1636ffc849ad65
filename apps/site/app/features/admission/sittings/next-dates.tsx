import { shownMoney } from '@northlight/contract/money'
import { ButtonLink, Link } from '@northlight/ui/kit/link.tsx'
import { Stored } from '@northlight/ui/words/said.tsx'
import { useWords } from '@northlight/ui/words/use-words.ts'
import { registrationPath } from '../paths.ts'
import type { Sitting } from './open-sittings.ts'
import { daysOf, seatsOf } from './sitting-words.ts'

/** How many dates stand in the head of a page; the others are one click away. */
const shown = 3

/** For a page that asks to take the test: registering in one click, and the next dates with their seats. */
export function NextDates({ sittings }: { sittings: readonly Sitting[] }) {
  const { language, say } = useWords()
  const open = sittings.filter(({ seats_left }) => seats_left > 0).slice(0, shown)
  const [first] = open
  if (!first) return null
  return (
    <div className="mt-6">
      <ButtonLink to={registrationPath} variant="gold" size="lg" className="max-sm:w-full">
        {say('Register for the test, {amount}', { amount: shownMoney(first.fee_paise) })}
      </ButtonLink>
      <ul aria-label={say('Next test dates')} className="mt-5 grid max-w-140 text-sm">
        {open.map((sitting) => (
          <li
            key={sitting.id}
            className="flex flex-wrap items-baseline justify-between gap-x-6 border-t border-line-night py-1"
          >
            <Link to={`${registrationPath}?sitting=${sitting.code}`} className="py-1.5 font-medium">
              {daysOf(sitting, { say, language })}
            </Link>
            <span className="text-on-night-2">
              <Stored text={sitting.centre} />, {seatsOf(sitting, say)}
            </span>
          </li>
        ))}
      </ul>
      <Link to="/admission#sittings" className="mt-1 inline-block py-1.5 text-sm">
        {say('All test dates')}
      </Link>
    </div>
  )
}
