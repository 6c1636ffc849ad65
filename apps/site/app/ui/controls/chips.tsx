import { classes } from '@northlight/ui/classes.ts'
import { Link } from '@northlight/ui/kit/link.tsx'
import { Stored } from '@northlight/ui/words/said.tsx'

export type Chip = { label: string; to: string; count?: number; isCurrent?: boolean }

/** Filters as links. One line that scrolls on phones. */
export function Chips({ label, chips, className }: { label: string; chips: readonly Chip[]; className?: string }) {
  return (
    <nav aria-label={label} className={className} data-noprint>
      <ul className="flex gap-1 max-sm:scroll-x max-sm:-mx-gutter max-sm:px-gutter max-sm:py-1 sm:flex-wrap">
        {chips.map((chip) => (
          <li key={chip.to} className="shrink-0">
            <Link
              to={chip.to}
              preventScrollReset
              aria-current={chip.isCurrent ? 'true' : undefined}
              className={classes(
                'inline-flex min-h-11 items-center gap-1.5 rounded-pill border px-2.75 py-1.5 text-sm font-medium whitespace-nowrap no-underline',
                chip.isCurrent
                  ? 'border-night bg-night text-on-night hover:text-on-night'
                  : 'border-line-2 bg-white text-ink hover:border-ink',
              )}
            >
              <Stored text={chip.label} />
              {chip.count !== undefined && (
                <span className={classes('font-normal figures', chip.isCurrent ? 'text-on-night-2' : 'text-ink-2')}>
                  {chip.count}
                </span>
              )}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
