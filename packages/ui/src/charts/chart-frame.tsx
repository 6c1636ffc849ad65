import { type ReactNode, useId } from 'react'
import { classes } from '../classes.ts'
import { TableIcon } from '../icons/table.tsx'

type Props = {
  title: ReactNode
  /** What the picture says, in one sentence. */
  summary?: ReactNode
  /** Inline SVG, `role="img"` with a label of its own. */
  chart: ReactNode
  /** The same numbers: a `Table`. */
  table: ReactNode
  /** beside: next to the chart on wide screens. toggle: folded away below it. */
  layout?: 'beside' | 'toggle'
  headingLevel?: 2 | 3 | 4
  className?: string
}

/** A chart never comes without its numbers. */
export function ChartFrame({ title, summary, chart, table, layout = 'toggle', headingLevel = 3, className }: Props) {
  const Heading = `h${headingLevel}` as const
  const titleId = useId()
  return (
    <figure aria-labelledby={titleId} className={classes('min-w-0', className)}>
      <figcaption className="mb-5">
        <Heading id={titleId} className="text-h4">
          {title}
        </Heading>
        {summary && <p className="mt-1.5 max-w-measure text-sm text-ink-2">{summary}</p>}
      </figcaption>
      {layout === 'beside' ? (
        <div className="grid items-start gap-x-12 gap-y-6 lg:grid-cols-[minmax(0,1fr)_minmax(0,0.7fr)]">
          <div className="min-w-0 *:h-auto *:w-full">{chart}</div>
          {table}
        </div>
      ) : (
        <>
          <div className="min-w-0 *:h-auto *:w-full">{chart}</div>
          <details className="group mt-3">
            <summary className="inline-flex min-h-tap items-center gap-2 text-sm font-semibold text-sky hover:text-night">
              <TableIcon size={18} />
              <span className="group-open:hidden">Show the numbers</span>
              <span className="hidden group-open:inline">Hide the numbers</span>
            </summary>
            <div className="pt-2">{table}</div>
          </details>
        </>
      )}
    </figure>
  )
}
