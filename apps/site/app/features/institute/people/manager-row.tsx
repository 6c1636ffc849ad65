import { classes } from '@northlight/ui/classes.ts'
import { Prose } from '@northlight/ui/prose/prose.tsx'
import { useWords } from '@northlight/ui/words/use-words.ts'
import { firstParagraph } from '../../../platform/text/first-paragraph.ts'
import { Portrait } from '../../../ui/cards/portrait.tsx'
import { between, type Person } from './person.ts'

export type Manager = Person & { html: string }

const wordsPlace = 'min-w-0 md:col-start-2 md:group-even:col-start-1'

/**
 * Someone who leads, in full; on a phone the first paragraph stands open. The portrait changes sides for the eye only;
 * the words stay in one order.
 */
export function ManagerRow({ person }: { person: Manager }) {
  const { say } = useWords()
  const years = person.years && say(person.years.text, { count: person.years.count })
  const facts = [person.qualification, person.subject, years, person.campus].filter(Boolean).join(between)
  const [first, rest] = firstParagraph(person.html)
  return (
    <li
      id={person.slug}
      className={classes(
        'group grid scroll-mt-24 items-start gap-x-[clamp(20px,5vw,88px)] gap-y-4 content-start md:grid-rows-[auto_1fr]',
        'grid-cols-[var(--portrait)_minmax(0,1fr)] md:even:grid-cols-[minmax(0,1fr)_var(--portrait)]',
        '[--portrait:80px] md:[--portrait:220px] menu:[--portrait:264px] print:[--portrait:112px]',
        'border-line-2 sm:border-t sm:py-[clamp(2rem,1.6rem+2vw,3.5rem)] sm:first:border-t-0 sm:first:pt-0',
      )}
    >
      <Portrait
        src={person.image}
        alt={person.alt}
        box={300}
        className="w-full md:col-start-1 md:row-span-2 md:row-start-1 md:group-even:col-start-2"
      />
      <div className={wordsPlace}>
        <p className="text-sm font-medium text-bronze">{person.post}</p>
        <h3 className="mt-1 text-[clamp(1.375rem,1rem+1.6vw,2.25rem)] md:mt-1.5">{person.name}</h3>
        {facts && <p className="mt-1 text-sm text-ink-2 md:mt-2">{facts}</p>}
      </div>
      <div className={`max-md:col-span-2 ${wordsPlace}`}>
        <Prose html={first} />
        {rest && (
          <details className="fold group/rest">
            <summary className="inline-flex min-h-11 items-center text-sm font-semibold text-sky underlined group-open/rest:hidden hover:text-night">
              Read more<span className="sr-only"> about {person.name}</span>
            </summary>
            <Prose html={rest} className="mt-4" />
          </details>
        )}
      </div>
    </li>
  )
}
