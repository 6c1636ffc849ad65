import { classes } from '@northlight/ui/classes.ts'
import type { ReactNode } from 'react'
import { FoldMark } from './fold-mark.tsx'

type ItemProps = {
  /** Makes the answer reachable by its own address. */
  id?: string
  title: ReactNode
  children: ReactNode
  isOpen?: boolean
  /** Items of one name close each other. */
  name?: string
  headingLevel?: 2 | 3 | 4
}

/** Questions and answers. Native: opens before any script runs, and the browser's search finds what is folded away. */
export function Accordion({ children, className }: { children: ReactNode; className?: string }) {
  return <div className={classes('border-b border-line-2', className)}>{children}</div>
}

export function AccordionItem({ id, title, children, isOpen, name, headingLevel = 3 }: ItemProps) {
  const Heading = `h${headingLevel}` as const
  return (
    <details
      id={id}
      name={name}
      open={isOpen}
      // Reached by its address: set apart.
      className={classes(
        'scroll-mt-24 border-t border-line-2',
        'has-target:-mx-gutter has-target:border-transparent has-target:bg-white has-target:px-gutter has-target:inset-ring has-target:inset-ring-line sm:has-target:-mx-6 sm:has-target:rounded-lg sm:has-target:px-6',
      )}
    >
      <summary className="flex min-h-16 items-center justify-between gap-6 py-4 pr-1 hover:text-sky">
        <Heading className="min-w-0 text-h4 leading-card font-medium tracking-[-0.01em]">{title}</Heading>
        <FoldMark className="text-bronze" />
      </summary>
      <div className="pb-6 sm:pr-11">{children}</div>
    </details>
  )
}
