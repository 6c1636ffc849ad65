import type { ReactNode } from 'react'

/** A screen of the test: its head, and the rest of the window below. */
export function ExamFrame({ children }: { children: ReactNode }) {
  return <div className="grid min-h-dvh grid-cols-1 grid-rows-[auto_1fr]">{children}</div>
}
