import { classes } from '@northlight/ui/classes.ts'

/** The one still star. */
export function PoleStar({ size = 28, className }: { size?: number; className?: string }) {
  return (
    <svg
      viewBox="0 0 24 24"
      width={size}
      height={size}
      aria-hidden="true"
      className={classes('shrink-0 fill-gold', className)}
    >
      <path d="M12 1l1.9 9.1L23 12l-9.1 1.9L12 23l-1.9-9.1L1 12l9.1-1.9Z" />
    </svg>
  )
}
