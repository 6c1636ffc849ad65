import { classes } from '@northlight/ui/classes.ts'
import type { ReactNode } from 'react'
import { Constellation, type ConstellationName } from '../art/constellation.tsx'

/** A constellation and a few words: which part of the page this is. */
export function BandMark({ mark, children }: { mark: ConstellationName; children: ReactNode }) {
  return (
    <p className="mb-3 sm:mb-5 flex items-center gap-3.5 text-sm font-medium text-bronze [.on-night_&]:text-gold">
      <Constellation name={mark} />
      <span>{children}</span>
    </p>
  )
}

type HeadProps = {
  title: ReactNode
  /** Goes on the heading; `Band labelledBy` names the same. */
  id?: string
  mark?: ConstellationName
  markLabel?: ReactNode
  lead?: ReactNode
  /** A way on, at the right end of the line. */
  action?: ReactNode
  className?: string
}

/** Mark, then the heading on the left and the lead on the right, baselines together; one column on phones. */
export function BandHead({ title, id, mark, markLabel, lead, action, className }: HeadProps) {
  return (
    <div
      className={classes(
        'mb-[clamp(1.25rem,0.4rem+3.8vw,4rem)] grid items-end gap-x-20 gap-y-4 sm:gap-y-6',
        lead && 'md:grid-cols-[1.3fr_1fr]',
        !lead && action && 'sm:grid-cols-[minmax(0,1fr)_auto]',
        className,
      )}
    >
      <div>
        {mark && <BandMark mark={mark}>{markLabel}</BandMark>}
        <h2 id={id} className="max-w-[10.5em]">
          {title}
        </h2>
      </div>
      {(lead || action) && (
        <div className="grid justify-items-start gap-4 pb-1.5">
          {lead && (
            <p className="max-w-[29em] text-lg leading-normal text-ink-2 [.on-night_&]:text-on-night-3">{lead}</p>
          )}
          {action}
        </div>
      )}
    </div>
  )
}
