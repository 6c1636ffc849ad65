import { Emblem } from '../art/emblem.tsx'
import { ButtonLink, Link } from '../ui/link.tsx'
import type { TestEntry } from './test-entry.ts'

/** Tests with what matters before choosing one: how long, how many marks, what it costs. */
export function TestRows({ tests }: { tests: TestEntry[] }) {
  return (
    <ul className="border-b border-line-2">
      {tests.map((test) => (
        <li
          key={test.to}
          className="grid items-center gap-x-6 gap-y-4 border-t border-line-2 py-5.5 sm:grid-cols-[56px_minmax(0,1fr)] menu:grid-cols-[56px_minmax(0,1fr)_11rem_13rem]"
        >
          <Emblem name={test.emblem} className="text-bronze max-sm:hidden" />
          <div className="min-w-0">
            <h3 className="text-h4 leading-tight font-medium">
              <Link to={test.to} className="text-ink no-underline hover:text-ink hover:underline hover:decoration-1">
                {test.name}
              </Link>
            </h3>
            {test.text && <p className="mt-0.5 max-w-[60ch] text-sm leading-[1.45] text-ink-2">{test.text}</p>}
          </div>
          <dl className="flex gap-x-8 sm:col-start-2 menu:col-start-3">
            {test.minutes !== null && <Figure term="Minutes" value={test.minutes} />}
            {test.marks !== null && <Figure term="Marks" value={test.marks} />}
          </dl>
          <p className="flex items-center gap-x-4 sm:col-start-2 menu:col-start-4 menu:justify-end">
            <span className="font-serif text-[1.1875rem] font-medium figures">{test.price}</span>
            <ButtonLink to={test.to} variant="line" size="sm">
              Rules and start<span className="sr-only">: {test.name}</span>
            </ButtonLink>
          </p>
        </li>
      ))}
    </ul>
  )
}

function Figure({ term, value }: { term: string; value: number }) {
  return (
    <div>
      <dt className="text-xs text-ink-2">{term}</dt>
      <dd className="font-serif text-[1.375rem] leading-[1.2] figures">{value}</dd>
    </div>
  )
}
