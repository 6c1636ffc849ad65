import { useWords } from '@northlight/ui/words/use-words.ts'
import type { ReactNode } from 'react'

/** Clock and rules: a column beside the question, a bar above it on phones. */
export function TimeColumn({ children }: { children: ReactNode }) {
  const { say } = useWords()
  return (
    <aside aria-label={say('Time and rules')} className={`${column} ${bar} ${barOnLowScreens}`}>
      {children}
    </aside>
  )
}

const column =
  'grid content-start justify-items-center gap-5 border-l border-line-2 bg-white px-8 pt-[clamp(24px,3vw,44px)] pb-6 text-center text-sm text-ink-2 max-lg:px-5'
const bar =
  'max-md:sticky max-md:top-0 max-md:z-5 max-md:row-start-1 max-md:grid-cols-[auto_minmax(0,1fr)] max-md:items-center max-md:justify-items-start max-md:gap-x-3.5 max-md:gap-y-1 max-md:border-b max-md:border-l-0 max-md:px-4 max-md:py-2.5 max-md:text-left'
/** A bar that stays in its place would cover half of the question there. */
const barOnLowScreens = '[@media(height<35rem)]:static'
