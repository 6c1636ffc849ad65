import { classes } from '@northlight/ui/classes.ts'
import type { ReactNode } from 'react'
import { lyra, type Sky, StarDrawing } from '../art/star-drawing.tsx'

type Props = {
  title: ReactNode
  /** Why there is nothing here. */
  children?: ReactNode
  /** One way on. */
  action?: ReactNode
  sky?: Sky
  headingLevel?: 2 | 3
  className?: string
}

/** Nothing here, said kindly: what is missing, why, one way on. Also for a part that failed to load, with "Try again". */
export function EmptyState({ title, children, action, sky = lyra, headingLevel = 2, className }: Props) {
  const Heading = `h${headingLevel}` as const
  return (
    <div
      className={classes('grid justify-items-start gap-2 border-y border-line-2 py-[clamp(32px,5vw,64px)]', className)}
    >
      <StarDrawing sky={sky} width={132} className="mb-3 text-bronze" />
      <Heading className="text-h3">{title}</Heading>
      {children && <div className="max-w-[34em] text-ink-2">{children}</div>}
      {action && <div className="mt-3">{action}</div>}
    </div>
  )
}
