import { classes } from '@northlight/ui/classes.ts'
import { Pagination } from '@northlight/ui/kit/pagination.tsx'
import type { ReactNode } from 'react'
import type { Paging } from './load-list.ts'

type Props = {
  /** Names the list: "Newest first", "Tests". Receives the focus when another page of it is opened. */
  heading: ReactNode
  /** Read out only, where the page's own heading says the same to the eye. */
  hideHeading?: boolean
  paging: Paging
  /** The address of another page, see `listAddress`. */
  href: (page: number) => string
  /** "Pages of articles" */
  label: string
  /** "12 articles", said to screen readers when a search or a filter changes it. */
  count: string
  /** Stands for the list when it holds nothing, see `ListEmpty`. */
  empty: ReactNode
  previousLabel?: string
  nextLabel?: string
  className?: string
  children: ReactNode
}

/** Another page of a list begins at its heading, not at the top of the document. */
const listStart = 'list'

/** A list that pages by its address: heading, entries or the empty state, numbers. */
export function ListFrame({ heading, hideHeading, paging, href, label, count, empty, ...rest }: Props) {
  const { previousLabel, nextLabel, className, children } = rest
  return (
    <section className={className}>
      <h2
        id={listStart}
        tabIndex={-1}
        className={classes(
          'scroll-mt-24 font-sans text-sm leading-brief font-medium tracking-normal text-bronze',
          hideHeading ? 'sr-only' : 'mb-3',
        )}
      >
        {heading}
      </h2>
      <p role="status" className="sr-only">
        {count}
      </p>
      {paging.total === 0 ? empty : children}
      {paging.total > 0 && (
        <Pagination
          {...paging}
          {...{ label, previousLabel, nextLabel }}
          href={(page) => `${href(page)}#${listStart}`}
          className="mt-[clamp(24px,3vw,40px)]"
        />
      )}
    </section>
  )
}
