import type { ReactNode } from 'react'

/** Heads a form in the box of a course; the form may be named by it. */
export function EnrolTitle({ id, children }: { id?: string; children: ReactNode }) {
  return (
    <h2 id={id} className="font-sans text-md leading-brief font-semibold tracking-normal">
      {children}
    </h2>
  )
}
