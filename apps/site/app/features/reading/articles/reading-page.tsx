import { Prose } from '@northlight/ui/prose/prose.tsx'
import type { ReactNode } from 'react'
import { ShareRow } from '../../../platform/share/share-row.tsx'
import type { Trail } from '../../../ui/controls/breadcrumb.tsx'
import { ArticleHead } from './article-head.tsx'
import { Neighbours } from './neighbours.tsx'
import { ReadMost } from './read-most.tsx'
import type { Reading } from './reading-data.ts'
import { ReadingGrid } from './reading-grid.tsx'

type Other = { to: string; name: string }
type Props = {
  reading: Pick<Reading, 'name' | 'path' | 'text' | 'head'>
  trail: Trail
  /** Between head and text. */
  picture?: ReactNode
  /** Right of the text. */
  more: { title: string; entries: Other[] }
  /** At the foot of the text, beside the ways to pass it on. */
  note: ReactNode
  neighbours: { label: string; before: Other | null; after: Other | null }
}

/** Something to read: an article or a tip. */
export function ReadingPage({ reading: { name, path, text, head }, trail, picture, more, note, neighbours }: Props) {
  return (
    <article>
      <ArticleHead trail={trail} {...head} />
      {picture}
      <ReadingGrid headings={text.headings} path={path} title={name} aside={<ReadMost {...more} />}>
        <Prose html={text.html} />
        <footer className="mt-12 flex flex-wrap items-center justify-between gap-x-8 gap-y-2 border-t border-line-2 pt-4 print:hidden">
          <ShareRow path={path} title={name} label="Share" />
          {note}
        </footer>
      </ReadingGrid>
      <Neighbours {...neighbours} />
    </article>
  )
}
