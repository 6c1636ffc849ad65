import { classes } from '@northlight/ui/classes.ts'
import { type ReactNode, useId } from 'react'

type Props = {
  title: string
  lead?: ReactNode
  /** The heading stands beside the content on wide screens. */
  beside?: boolean
  /** The dark end of the letter. */
  night?: boolean
  children: ReactNode
}

/** One matter of the letter. */
export function ReportSection({ title, lead, beside, night, children }: Props) {
  const id = useId()
  return (
    <section
      aria-labelledby={id}
      className={classes(
        'grid items-start gap-x-columns-3 gap-y-6',
        (beside || night) && 'menu:grid-cols-[264px_minmax(0,1fr)]',
        night
          ? 'on-night -mx-(--letter) mt-[clamp(2.5rem,2rem+3vw,4.5rem)] -mb-(--letter) bg-night px-(--letter) py-[clamp(28px,5vw,64px)] md:rounded-b-[11px]'
          : 'mt-[clamp(2.5rem,2rem+3vw,4.5rem)] border-t border-line-2 pt-[clamp(1.75rem,1.5rem+1.5vw,2.75rem)]',
      )}
    >
      <div>
        <h2 id={id} className="text-[clamp(1.5rem,1.2rem+1vw,2rem)]">
          {title}
        </h2>
        {lead && (
          <p className={classes('mt-2.5 max-w-[40.5em] text-sm', night ? 'text-on-night-2' : 'text-ink-2')}>{lead}</p>
        )}
      </div>
      <div className="min-w-0">{children}</div>
    </section>
  )
}
