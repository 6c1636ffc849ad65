import { Icon } from '@northlight/ui/kit/icon.tsx'
import { arrowRightIcon } from '@northlight/ui/kit/icons.ts'
import { CardLink, Link } from '@northlight/ui/kit/link.tsx'
import { Stored } from '@northlight/ui/words/said.tsx'
import { useWords } from '@northlight/ui/words/use-words.ts'
import { Emblem } from '../../../ui/art/emblem.tsx'
import type { CourseEntry } from './course-entry.ts'

const feeWordsLook = 'text-sm text-ink-2 md:block md:leading-card'

/** A course with its fee, as an item of a list. The row leads to the first campus, the names below to each. */
export function CourseRow({ course, headingLevel = 4 }: { course: CourseEntry; headingLevel?: 3 | 4 }) {
  const { say, stored } = useWords()
  const { name, text, length, batchSize, fee, feeWords, emblem, places } = course
  const Heading = `h${headingLevel}` as const
  const [first] = places
  return (
    <li className="border-b border-line pb-1 last:border-0 md:pb-3.5">
      <div className="group relative grid grid-cols-[40px_minmax(0,1fr)_auto] items-start gap-x-4 gap-y-0.5 pt-3.5 md:pt-5 md:pb-1.5 md:grid-cols-[56px_minmax(0,1.5fr)_minmax(0,0.8fr)_minmax(0,0.8fr)_24px] md:items-center md:gap-x-6">
        <Emblem
          name={emblem}
          className="size-10 text-night transition-[background-color,border-color,color] duration-200 group-hover:text-bronze max-md:row-span-2 md:size-14"
        />
        <div className="max-md:col-span-2">
          <Heading className="text-title leading-tight font-medium tracking-title md:text-[1.3125rem]">
            <CardLink to={first?.to ?? '/admission'}>
              <Stored text={name} />
            </CardLink>
          </Heading>
          {text && (
            <p className="text-sm leading-note text-ink-2 max-md:hidden">
              <Stored text={text} />
            </p>
          )}
        </div>
        <p className="text-sm leading-note text-ink-2 figures">
          {length && (
            <span className="md:block">
              <Stored text={length} />
            </span>
          )}
          {batchSize && (
            <span className="md:block">
              {length && <span className="md:hidden"> · </span>}
              {say('{count} in a batch', { count: batchSize })}
            </span>
          )}
        </p>
        <p className="flex flex-wrap items-baseline gap-x-1.5 md:block">
          {fee ? (
            <>
              {feeWords.before && <span className={feeWordsLook}>{say(feeWords.before)} </span>}
              <b className="font-serif text-body leading-tight font-medium figures md:text-[1.3125rem]">
                {fee === 'Free' ? say('Free') : fee}
              </b>
              {feeWords.after && <span className={feeWordsLook}> {say(feeWords.after)}</span>}
            </>
          ) : (
            <span className="text-sm text-ink-2">{say('Fee on request')}</span>
          )}
        </p>
        <Icon
          path={arrowRightIcon}
          size={22}
          className="text-bronze transition-[translate] duration-200 group-hover:translate-x-1 max-md:hidden md:self-center"
        />
      </div>
      <p className="flex flex-wrap items-center gap-x-3 pl-14 text-xs text-ink-2 md:pl-20">
        <span>{say('At')}</span>
        {places.map(({ label, to }) => (
          <Link key={to} to={to} className="py-1.5 font-medium no-underline hover:underline">
            <span className="sr-only">{say('{course} at', { course: stored(name) })} </span>
            <Stored text={label} />
          </Link>
        ))}
      </p>
    </li>
  )
}
