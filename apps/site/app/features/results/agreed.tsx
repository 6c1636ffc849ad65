import { classes } from '@northlight/ui/classes.ts'

/** Said once for a list of people, rather than below each of them. */
export function Agreed({ className }: { className?: string }) {
  return <p className={classes('text-xs text-ink-2', className)}>Everyone named here agreed in writing to be shown.</p>
}
