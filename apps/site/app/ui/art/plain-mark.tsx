/** The mark of a section where the institute has not chosen the sky: one bar in the colour of the words beside it. */
export const PlainMark = ({ className }: { className?: string | undefined }) => (
  <svg viewBox="0 0 40 4" width="40" height="4" aria-hidden="true" className={className}>
    <rect width="40" height="4" rx="2" fill="currentColor" />
  </svg>
)
