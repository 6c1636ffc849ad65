import type { ReactNode } from 'react'

/**
 * Names with marks on a screen. Ranks and marks are private: on paper stands why they are not there, since they leave
 * the office for a purpose alone, with who took them.
 */
export function PrivateList({ children }: { children: ReactNode }) {
  return (
    <>
      <div className="print:hidden">{children}</div>
      <p className="hidden print:block">
        Names with marks are not printed from the screen. Take them out as a file, for a purpose.
      </p>
    </>
  )
}
