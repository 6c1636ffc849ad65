import { classes } from '@northlight/ui/classes.ts'
import { Stored } from '@northlight/ui/words/said.tsx'

export type Statement = { id: number; title: string; text: string }

const widths = { 3: 'menu:grid-cols-3', 4: 'menu:grid-cols-4' }

/** What an institute says for itself: a term, a sentence, a star on a line. */
export function StatementList({ statements, columns, className }: StatementListProps) {
  if (statements.length === 0) return null
  return (
    <dl className={classes('grid gap-x-10 gap-y-5 sm:grid-cols-2 sm:gap-y-8', widths[columns], className)}>
      {statements.map(({ id, title, text }) => (
        <div
          key={id}
          className="relative border-t border-line-2 pt-3.5 sm:pt-4.5 before:absolute before:-top-1 before:left-0 before:size-1.75 before:rounded-pill before:bg-bronze"
        >
          <dt className="mb-1 sm:mb-2 font-serif text-h4 leading-tight font-medium tracking-[-0.01em]">
            <Stored text={title} />
          </dt>
          <dd className="text-sm text-ink-2">
            <Stored text={text} />
          </dd>
        </div>
      ))}
    </dl>
  )
}

type StatementListProps = { statements: Statement[]; columns: keyof typeof widths; className?: string }
