import { ButtonLink } from '@northlight/ui/kit/link.tsx'
import type { ReactNode } from 'react'
import { type ConstellationName, sky } from '../art/constellation.tsx'
import { EmptyState } from '../layout/empty-state.tsx'

type Props = {
  /** What was searched for, if anything. */
  search?: string
  /** "articles": what the list holds, in the plural. */
  things: string
  /** The list without search and filters. */
  allHref: string
  /** Words on the way on, where "Show all articles" does not fit. */
  allLabel?: string
  /** Why there is nothing when nothing was searched for. */
  children?: ReactNode
  mark?: ConstellationName
}

/** No entry: says whether the search or the list itself is empty, and leads on. */
export function ListEmpty({ search, things, allHref, allLabel, children, mark }: Props) {
  return (
    <EmptyState
      sky={mark && sky[mark]}
      headingLevel={3}
      title={search ? `Nothing found for “${search}”` : `No ${things} here yet`}
      action={
        <ButtonLink to={allHref} variant="line" size="sm">
          {allLabel ?? `Show all ${things}`}
        </ButtonLink>
      }
    >
      {search ? <p>Try fewer or other words, or look through the whole list.</p> : children}
    </EmptyState>
  )
}
