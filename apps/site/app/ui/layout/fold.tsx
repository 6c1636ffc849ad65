import { classes } from '@northlight/ui/classes.ts'
import type { ReactNode } from 'react'
import { FoldMark } from '../controls/fold-mark.tsx'

type Props = { title: ReactNode; children: ReactNode; className?: string; headingLevel?: 2 | 3 }

/** What a second look asks for: one line on a phone that opens on a tap, a heading with its text on wider screens. */
export function Fold({ title, children, className, headingLevel = 3 }: Props) {
  const Heading = `h${headingLevel}` as const
  return (
    <details className={classes('fold max-sm:border-t max-sm:border-line-2', className)}>
      <summary className="flex min-h-12 items-center justify-between gap-4 py-2 hover:text-sky">
        <Heading className="text-h4">{title}</Heading>
        <FoldMark className="text-bronze" />
      </summary>
      <Heading data-wide className="mb-3 text-h4">
        {title}
      </Heading>
      <div className="max-sm:pb-5">{children}</div>
    </details>
  )
}
