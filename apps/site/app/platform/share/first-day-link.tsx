import type { ReactNode } from 'react'
import { calendarFile } from './calendar-file.ts'

type Props = {
  course: string
  branch: string
  /** `2026-12-14`, in India. */
  day: string
  className?: string
  children: ReactNode
}

/** The first day of a batch as a file that every calendar reads; no account with anybody is needed for it. */
export function FirstDayLink({ course, branch, day, className, children }: Props) {
  const href = calendarFile({
    id: `${course}-${branch}-${day}`,
    name: `First day: ${course}`,
    when: { day },
    place: branch,
  })
  return (
    <a href={href} download="first-day.ics" className={className}>
      {children}
    </a>
  )
}
