import type { ReactNode } from 'react'
import { classes } from '../classes.ts'

export type EmptyStateProps = {
  title: ReactNode
  /** A drawing or an icon above the words. */
  art?: ReactNode
  /** Why there is nothing here. */
  children?: ReactNode
  /** One way on. */
  action?: ReactNode
  headingLevel?: 2 | 3
  className?: string
}

/** Nothing here, said kindly: what is missing, why, one way on. Also for a part that failed to load, with "Try again". */
export function EmptyState({ title, art, children, action, headingLevel = 2, className }: EmptyStateProps) {
  const Heading = `h${headingLevel}` as const
  return (
    <div className={classes('grid gap-2 py-[clamp(32px,5vw,64px)]', className)}>
      {art}
      <Heading className="text-h3">{title}</Heading>
      {children && <div className="max-w-[34em] text-ink-2">{children}</div>}
      {action && <div className="mt-3">{action}</div>}
    </div>
  )
}
