import { classes } from '@northlight/ui/classes.ts'
import { ButtonLink } from '@northlight/ui/kit/link.tsx'
import { EmptyState } from '../../../ui/layout/empty-state.tsx'
import { LineDot } from '../../../ui/lists/line-dot.tsx'
import type { NextEntry } from './what-is-next.ts'

type Props = { entries: NextEntry[] /** A test runs, and nobody is led away from it. */; isRunning: boolean }

/** Days that matter, on one line; the first is filled gold. */
export function NextLine({ entries, isRunning }: Props) {
  return (
    <section aria-labelledby="next">
      <h2 id="next" className="text-h2">
        What is next
      </h2>
      {entries.length === 0 ? (
        <EmptyState
          title={isRunning ? 'Nothing else is due now' : 'Nothing is due now'}
          headingLevel={3}
          className="mt-6"
          action={!isRunning && <ButtonLink to="/online-tests">Take a free test</ButtonLink>}
        >
          Tests, payments and dates of your application appear here, in the order of their days.
        </EmptyState>
      ) : (
        <ol className="mt-7">
          {entries.map((entry, index) => (
            <li
              key={entry.key}
              className="relative grid gap-x-12 gap-y-1 pb-9 pl-9 last:pb-0 sm:grid-cols-[124px_minmax(0,1fr)] sm:pl-0 [&:last-child>[data-line]]:hidden"
            >
              <p className={classes('pt-1 text-sm', index === 0 ? 'font-semibold' : 'text-ink-2')}>{entry.when}</p>
              <span
                aria-hidden="true"
                data-line
                className="absolute top-4 -bottom-2 left-[7px] border-l border-line-2 sm:left-[147px]"
              />
              <LineDot when={index === 0 ? 'now' : 'ahead'} className="top-2 size-3.75 sm:left-[140px]" />
              <div className="min-w-0">
                <h3 className="text-h4 wrap-break-word">{entry.title}</h3>
                <p className="mt-1 max-w-[34em] text-sm text-ink-2">{entry.text}</p>
                <p className="mt-3">
                  <ButtonLink to={entry.action.to} size="sm" variant={index === 0 ? 'primary' : 'line'}>
                    {entry.action.label}
                    <span className="sr-only">: {entry.title}</span>
                  </ButtonLink>
                </p>
              </div>
            </li>
          ))}
        </ol>
      )}
    </section>
  )
}
