import type { ReactNode } from 'react'
import { ShareRow } from '../../../platform/share/share-row.tsx'
import type { Heading } from '../text/headings.ts'
import { BesideText, OnThisPage, OnThisPageFold } from '../text/on-this-page.tsx'

type Props = {
  headings: Heading[]
  path: string
  title: string
  /** Right of the text: what else is read. */
  aside?: ReactNode
  children: ReactNode
}

/** Parts on the left, text in the middle, more to read on the right; one column on narrow screens. */
export function ReadingGrid({ headings, path, title, aside, children }: Props) {
  return (
    <div className="wrap grid justify-between gap-x-10 gap-y-8 py-[clamp(2.5rem,2rem+3vw,5rem)] menu:grid-cols-[200px_minmax(0,680px)] xl:grid-cols-[216px_minmax(0,680px)_216px] print:block">
      <BesideText>
        <OnThisPage headings={headings} className="mb-6" />
        <ShareRow path={path} title={title} stacked />
      </BesideText>
      <div className="min-w-0">
        <OnThisPageFold headings={headings} className="mb-8 menu:hidden" />
        {children}
      </div>
      {aside && <aside className="self-start menu:col-start-2 xl:sticky xl:top-28 xl:col-start-3">{aside}</aside>}
    </div>
  )
}
