import { classes } from '../classes.ts'

/** Turning arc. Always beside a word or inside something that says what is being waited for. */
export function Spinner({ size = 20, className }: { size?: number; className?: string }) {
  return (
    <svg
      viewBox="0 0 24 24"
      width={size}
      height={size}
      fill="none"
      stroke="currentColor"
      strokeWidth="2.4"
      strokeLinecap="round"
      aria-hidden="true"
      className={classes('shrink-0 animate-spin', className)}
    >
      <circle cx="12" cy="12" r="9" opacity=".28" />
      <path d="M12 3a9 9 0 0 1 9 9" />
    </svg>
  )
}
