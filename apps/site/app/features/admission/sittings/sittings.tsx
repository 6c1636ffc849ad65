import { shownDate } from '@northlight/contract/dates'
import { shownDay } from '@northlight/contract/shown-day'
import type { Language } from '@northlight/contract/words/languages'
import type { Say } from '@northlight/contract/words/say'
import { Icon } from '@northlight/ui/kit/icon.tsx'
import { chevronDownIcon } from '@northlight/ui/kit/icons.ts'
import { ButtonLink } from '@northlight/ui/kit/link.tsx'
import { Table } from '@northlight/ui/kit/table.tsx'
import { Stored } from '@northlight/ui/words/said.tsx'
import { useWords } from '@northlight/ui/words/use-words.ts'
import type { ReactNode } from 'react'
import { registrationPath } from '../paths.ts'
import type { Sitting } from './open-sittings.ts'
import { feeOf } from './sitting-words.ts'

/** On narrow screens the next dates stand open; the others are one tap away. */
const shownFirst = 2

/** Rows with a button where a table has no room, a table where it has. */
export function Sittings({ sittings }: { sittings: readonly Sitting[] }) {
  const { language, say } = useWords()
  return (
    <>
      <div className="border-b border-line-2 menu:hidden">
        <Rows sittings={sittings.slice(0, shownFirst)} />
        {sittings.length > shownFirst && (
          <details className="group">
            <summary className="flex min-h-12 items-center justify-between gap-2 border-t border-line-2 py-2 font-medium text-sky group-open:hidden">
              {sittings.length - shownFirst === 1
                ? say('1 more test date')
                : say('{count} more test dates', { count: sittings.length - shownFirst })}
              <Icon path={chevronDownIcon} size={18} />
            </summary>
            <Rows sittings={sittings.slice(shownFirst)} />
          </details>
        )}
      </div>
      <Table caption={say('Aptitude test dates that are still open')} hideCaption className="max-menu:hidden">
        <thead>
          <tr>
            <th scope="col">{say('When')}</th>
            <th scope="col">{say('Where')}</th>
            <th scope="col">{say('For classes')}</th>
            <th scope="col">{say('Register by')}</th>
            <th scope="col">{say('Seats')}</th>
            <th scope="col" data-num>
              {say('Fee')}
            </th>
            <th scope="col">
              <span className="sr-only">{say('Register')}</span>
            </th>
          </tr>
        </thead>
        <tbody>
          {sittings.map((sitting) => (
            <tr key={sitting.id}>
              <th scope="row">
                <Days sitting={sitting} />
                <span className="block text-xs font-normal text-ink-2">
                  <Stored text={sitting.slot} />
                </span>
              </th>
              <td>
                <Stored text={sitting.centre} />
              </td>
              <td className="whitespace-nowrap">{classesOf(sitting, language)}</td>
              <td className="whitespace-nowrap">{shownDate(sitting.register_by, language)}</td>
              <td className="whitespace-nowrap">{seatsOf(sitting, say)}</td>
              <td data-num>{feeOf(sitting.fee_paise, say)}</td>
              <td className="text-right whitespace-nowrap">
                <RegisterButton sitting={sitting} />
              </td>
            </tr>
          ))}
        </tbody>
      </Table>
    </>
  )
}

function Rows({ sittings }: { sittings: readonly Sitting[] }) {
  const { language, say } = useWords()
  return (
    <ul>
      {sittings.map((sitting) => (
        <li
          key={sitting.id}
          className="grid grid-cols-[minmax(0,1fr)_auto] gap-x-4 gap-y-1.5 border-t border-line-2 py-3.5 sm:items-center"
        >
          <div>
            <b className="block font-medium">
              <Days sitting={sitting} />
            </b>
            <p>
              <Stored text={sitting.centre} />
            </p>
          </div>
          <p className="sm:row-span-2">
            <RegisterButton sitting={sitting}>, {feeOf(sitting.fee_paise, say)}</RegisterButton>
          </p>
          <p className="text-sm text-ink-2 max-sm:col-span-2">
            <Stored text={sitting.slot} />.{' '}
            {say('For Classes {classes}. Register by {day}. Seats: {seats}.', {
              classes: classesOf(sitting, language),
              day: shownDate(sitting.register_by, language),
              seats: seatsOf(sitting, say).toLowerCase(),
            })}
          </p>
        </li>
      ))}
    </ul>
  )
}

function Days({ sitting: { sits_on, closes_on } }: { sitting: Sitting }) {
  const { language, say } = useWords()
  return (
    <>
      <time dateTime={sits_on}>{shownDay(sits_on, language)}</time>
      {closes_on && closes_on !== sits_on && <> {say('to {day}', { day: shownDate(closes_on, language) })}</>}
    </>
  )
}

function RegisterButton({ sitting, children }: { sitting: Sitting; children?: ReactNode }) {
  const { language, say } = useWords()
  if (sitting.seats_left === 0) return null
  return (
    <ButtonLink to={`${registrationPath}?sitting=${sitting.code}`} variant="line" size="sm">
      <span>
        {say('Register')}
        {children}
        <span className="sr-only"> {say('for {day}', { day: shownDay(sitting.sits_on, language) })}</span>
      </span>
    </ButtonLink>
  )
}

/** `7th, 8th`; in other languages the number alone, which the sentence around it counts. */
const classesOf = ({ classes }: Sitting, language: Language) =>
  (language === 'en' ? classes : classes.map((name) => name.replace(/(?:st|nd|rd|th)$/, ''))).join(', ')

const seatsOf = ({ seats, seats_left }: Sitting, say: Say) =>
  seats_left === 0 ? say('Full') : say('{left} of {seats} left', { left: seats_left, seats })
