import type { ReactNode } from 'react'
import { listAddress } from '../../../platform/lists/list-address.ts'
import { ListFrame } from '../../../platform/lists/list-frame.tsx'
import { ListSearch } from '../../../platform/lists/list-search.tsx'
import type { Paging } from '../../../platform/lists/load-list.ts'
import type { Trail } from '../../../ui/controls/breadcrumb.tsx'
import { Chips } from '../../../ui/controls/chips.tsx'
import { ListEmpty } from '../../../ui/lists/list-empty.tsx'
import { PaperHead } from '../../../ui/lists/paper-head.tsx'
import type { Entry } from './entry.ts'
import { EntryRows } from './entry-rows.tsx'
import { type Subject, subjectChips } from './subject-chips.ts'

export type EntryFilters = { subject?: string; q?: string }

type List = {
  path: string
  /** `tips`, and one of them: `tip`. */
  things: string
  thing: string
  head: { heading: string; lead: string; emptyText: string }
  filters: EntryFilters
  paging: Paging
  subjects: Subject[]
}

/** Title, search and subjects above a list of articles or tips. */
export function EntryListHead({ list, trail, all }: { list: List; trail: Trail; all?: number }) {
  const { path, things, head, filters, subjects } = list
  return (
    <PaperHead
      title={head.heading}
      trail={trail}
      lead={head.lead}
      aside={
        <ListSearch
          action={path}
          value={filters.q ?? ''}
          filters={{ subject: filters.subject }}
          label={`Search the ${things}`}
          placeholder={all ? `Search ${all} ${things}` : `Search the ${things}`}
        />
      }
    >
      {subjects.length > 1 && <Chips label="Subjects" chips={subjectChips(path, subjects, filters)} />}
    </PaperHead>
  )
}

/** The list itself, newest first, a page at a time. */
export function EntryList({ list, entries }: { list: List; entries: Entry[] }): ReactNode {
  const { path, things, thing, head, filters, paging } = list
  return (
    <ListFrame
      heading={filters.subject ?? 'Newest first'}
      paging={paging}
      href={(page) => listAddress(path, filters, page)}
      label={`Pages of ${things}`}
      count={paging.total === 1 ? `1 ${thing}` : `${paging.total} ${things}`}
      previousLabel="Newer"
      nextLabel="Older"
      empty={
        <ListEmpty search={filters.q} things={things} allHref={path}>
          <p>{head.emptyText || `The first ${thing} is being written.`}</p>
        </ListEmpty>
      }
    >
      <EntryRows entries={entries} />
    </ListFrame>
  )
}
