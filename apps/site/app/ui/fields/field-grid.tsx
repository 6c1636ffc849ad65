import type { ReactNode } from 'react'

/** Fields in pairs; below each other on phones. */
export function FieldGrid({ isNarrow, children }: { isNarrow?: boolean; children: ReactNode }) {
  return <div className={`grid items-start sm:grid-cols-2 ${isNarrow ? 'gap-5' : 'gap-x-6 gap-y-5'}`}>{children}</div>
}
