import { classes } from '@northlight/ui/classes.ts'
import type { ReactNode } from 'react'

/** Where the question stands, in letters of the size that the student has chosen. */
export function QuestionArea({ className, children }: { className?: string; children: ReactNode }) {
  return (
    <main id="main" className={classes('min-w-0 pb-6 leading-[1.65]', room, letters, className)}>
      {children}
    </main>
  )
}

const room = 'px-[clamp(20px,4vw,72px)] pt-cards max-md:px-4 max-md:pt-4.5'
const letters = 'text-[length:calc(1.125rem*var(--exam-size))] max-md:text-[length:calc(1.0625rem*var(--exam-size))]'
