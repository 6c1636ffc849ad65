import { shownDate, shownTime } from '@northlight/contract/dates'
import type { MyTestView } from '@northlight/contract/exams/online-tests'
import { ButtonLink, Link } from '@northlight/ui/kit/link.tsx'
import { Stored } from '@northlight/ui/words/said.tsx'
import { useWords } from '@northlight/ui/words/use-words.ts'
import { Emblem } from '../../../ui/art/emblem.tsx'
import { OwnCells } from './own-cells.tsx'
import type { TestEntry } from './test-entry.ts'

type Props = {
  tests: TestEntry[]
  /** The same tests as the signed-in person sees them, by address. */
  own?: Map<string, MyTestView>
}

/** Tests with what matters before choosing one: how long, how many marks, what it costs, how far one has come. */
export function TestRows({ tests, own }: Props) {
  const { say, language } = useWords()
  return (
    <ul className="border-b border-line-2">
      {tests.map((test) => (
        <li
          key={test.to}
          className="grid grid-cols-1 items-center gap-x-6 gap-y-4 border-t border-line-2 py-5.5 sm:grid-cols-[56px_minmax(0,1fr)] menu:grid-cols-[56px_minmax(0,1fr)_13.5rem_9rem_12.5rem]"
        >
          <Emblem name={test.emblem} className="text-bronze max-sm:hidden" />
          <div className="min-w-0">
            <h3 className="text-h4 leading-tight font-medium">
              <Link to={test.to} className="text-ink no-underline hover:text-ink hover:underline hover:decoration-1">
                <Stored text={test.name} />
              </Link>
            </h3>
            {test.text && (
              <p className="mt-0.5 max-w-brief text-sm leading-note text-ink-2">
                <Stored text={test.text} />
              </p>
            )}
            {test.beginBy && (
              <p className="mt-1 text-sm font-medium">
                {say('For the full time')},{' '}
                {say('begin by {moment}', {
                  moment: `${shownDate(test.beginBy, language)}, ${shownTime(test.beginBy)}`,
                })}
              </p>
            )}
          </div>
          <dl className="flex flex-wrap gap-x-4 gap-y-1 *:min-w-18 menu:grid menu:grid-cols-[auto_1fr_1fr] menu:*:min-w-0 sm:col-start-2 menu:col-start-3">
            <Figure term={say('Questions')} value={test.questions} />
            <Figure term={say('Minutes')} value={test.minutes} none={say('No limit')} />
            <Figure term={say('Marks')} value={test.marks} />
          </dl>
          <Cells test={test} own={own?.get(test.to)} />
        </li>
      ))}
    </ul>
  )
}

function Cells({ test, own }: { test: TestEntry; own: MyTestView | undefined }) {
  const { say, stored } = useWords()
  if (own) return <OwnCells test={own} to={test.to} price={test.price} />
  return (
    <p className="flex flex-wrap items-center gap-x-4 gap-y-2 sm:col-start-2 menu:col-span-2 menu:col-start-4 menu:justify-end">
      <span className="font-serif text-title font-medium figures">{stored(test.price)}</span>
      <ButtonLink to={test.to} variant="line" size="sm">
        {say('Rules and start')}
        <span className="sr-only">: {test.name}</span>
      </ButtonLink>
    </p>
  )
}

/** Three figures in three columns: one that is not known keeps its place, so that the others stay under each other. */
function Figure({ term, value, none = '–' }: { term: string; value: number | null; none?: string }) {
  return (
    <div>
      <dt className="text-xs text-ink-2">{term}</dt>
      <dd className="font-serif text-figure leading-heading figures">
        {value ?? <span className="font-sans text-xs text-ink-2">{none}</span>}
      </dd>
    </div>
  )
}
