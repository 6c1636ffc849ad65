import type { ReactNode } from 'react'
import { Breadcrumb, type Trail } from '../controls/breadcrumb.tsx'

type Props = {
  title: ReactNode
  trail: Trail
  lead?: ReactNode
  /** Right of the title on wide screens: the search. */
  aside?: ReactNode
  /** Below: chips. */
  children?: ReactNode
}

/** The head of a page for reading: on paper, like the text that follows. Pages that sell or start something have `PageBanner`. */
export function PaperHead({ title, trail, lead, aside, children }: Props) {
  return (
    <header className="wrap pt-5">
      <Breadcrumb trail={trail} className="text-ink-2" />
      <div className="mt-[clamp(1.25rem,1rem+2vw,3rem)] mb-7 grid items-end gap-x-16 gap-y-6 menu:grid-cols-[minmax(0,1fr)_minmax(0,23rem)]">
        <div className="min-w-0">
          <h1 className="text-[clamp(2.625rem,1.8rem+3.6vw,4.75rem)] wrap-break-word">{title}</h1>
          {lead && <p className="mt-4 max-w-[33em] text-lg leading-normal text-ink-2">{lead}</p>}
        </div>
        {aside}
      </div>
      {children}
    </header>
  )
}
