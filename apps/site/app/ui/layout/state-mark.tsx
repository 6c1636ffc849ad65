import { classes } from '@northlight/ui/classes.ts'
import type { ReactNode } from 'react'

const states = {
  pending: { ink: 'text-bronze', shape: <circle cx="7" cy="7" r="5" /> },
  ongoing: {
    ink: 'text-sky',
    shape: (
      <>
        <circle cx="7" cy="7" r="5" />
        <path d="M7 2a5 5 0 0 1 0 10Z" fill="currentColor" />
      </>
    ),
  },
  done: { ink: 'text-leaf', shape: <path d="m2.5 7.5 3 3 6-7" /> },
  failed: { ink: 'text-clay', shape: <path d="m3 3 8 8M11 3l-8 8" /> },
  due: { ink: 'text-clay', shape: <path d="M7 2 1.5 12h11ZM7 6v2.500M7 10.200v.01" /> },
  off: { ink: 'text-ink-2', shape: <path d="M3 7h8" /> },
}

/** A state is a shape and a word, never a colour alone. */
export function StateMark({
  state,
  children,
  className,
}: {
  state: keyof typeof states
  children: ReactNode
  className?: string
}) {
  const { ink, shape } = states[state]
  return (
    <span
      className={classes(
        'inline-flex items-center gap-1.75 text-sm leading-card font-medium sm:whitespace-nowrap',
        ink,
        className,
      )}
    >
      <svg
        viewBox="0 0 14 14"
        width="14"
        height="14"
        fill="none"
        stroke="currentColor"
        strokeWidth="1.6"
        strokeLinecap="round"
        strokeLinejoin="round"
        aria-hidden="true"
        className="shrink-0"
      >
        {shape}
      </svg>
      {children}
    </span>
  )
}
