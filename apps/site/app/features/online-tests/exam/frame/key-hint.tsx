import type { ReactNode } from 'react'

/** What the keys do, for those who have some; anyone who listens is told elsewhere. */
export function KeyHint({ children }: { children: ReactNode }) {
  return (
    <p aria-hidden="true" className={`mt-5 text-xs text-ink-2 max-md:hidden ${keys}`}>
      {children}
    </p>
  )
}

const keys =
  '[&_kbd]:mx-0.5 [&_kbd]:inline-block [&_kbd]:min-w-6 [&_kbd]:rounded-[5px] [&_kbd]:border [&_kbd]:border-b-2 [&_kbd]:border-line-2 [&_kbd]:bg-white [&_kbd]:px-1.5 [&_kbd]:text-center [&_kbd]:font-sans [&_kbd]:text-2xs'
