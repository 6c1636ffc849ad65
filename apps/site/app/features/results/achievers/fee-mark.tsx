type Props = {
  /** Share that the family paid, from 0 to 100. */
  share: number
  label: string
}

/** How much of the fee was paid: a disc filled by its share, and the words. */
export function FeeMark({ share, label }: Props) {
  // A circle of circumference 100 that is as thick as it is wide fills like a clock.
  const radius = 100 / (2 * Math.PI)
  return (
    <span className="inline-flex items-start gap-1.75 font-medium text-ink">
      <svg
        viewBox="0 0 68 68"
        width="14"
        height="14"
        fill="none"
        aria-hidden="true"
        className="mt-[0.2em] shrink-0 -rotate-90 text-bronze"
      >
        <circle cx="34" cy="34" r="31" stroke="currentColor" strokeWidth="5" />
        <circle cx="34" cy="34" r={radius} stroke="currentColor" strokeWidth="32" strokeDasharray={`${share} 100`} />
      </svg>
      {label}
    </span>
  )
}
