import { classes } from '@northlight/ui/classes.ts'

const looks = {
  past: 'border-bronze bg-bronze',
  now: 'border-bronze bg-gold ring-4 ring-gold-2',
  ahead: 'border-bronze bg-paper',
  /** As far as anybody knows. */
  perhaps: 'border-field bg-white',
}

/** A day on a line of days; where it stands on the line, and how large it is, is said with it. */
export function LineDot({ when, className }: { when: keyof typeof looks; className: string }) {
  return (
    <span
      aria-hidden="true"
      className={classes('absolute left-0 rounded-pill border-[1.5px]', looks[when], className)}
    />
  )
}
