import { classes } from '@northlight/ui/classes.ts'
import type { ReactNode } from 'react'

/** One control with its name and its states. */
export const Show = ({ name, isNight, children }: { name: string; isNight?: boolean; children: ReactNode }) => (
  <section aria-label={name} className="border-t border-line px-(--pad) py-6">
    <h2 className="mb-4 font-sans text-sm font-medium text-bronze">{name}</h2>
    <div className={classes(isNight && 'on-night rounded-lg bg-night p-5')}>{children}</div>
  </section>
)

export const Row = ({ children }: { children: ReactNode }) => (
  <div className="flex flex-wrap items-center gap-3">{children}</div>
)

/** The measures of the site, for a part of this screen; the office has those of a desk. */
export const siteMeasures = {
  '--ctl': '48px',
  '--spacing-tap': '48px',
  '--spacing-check': '22px',
  '--spacing-inset': '14px',
  '--spacing-dialog': 'clamp(24px, 4vw, 40px)',
  '--text-base': '1rem',
  '--text-sm': '0.9375rem',
  '--text-xs': '0.8125rem',
  '--text-h3': 'clamp(1.375rem, 1.26rem + 0.52vw, 1.75rem)',
  '--radius-lg': '12px',
} as const
