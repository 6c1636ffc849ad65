import { Select } from '@northlight/ui/kit/select.tsx'
import { filterLook } from '@northlight/ui/overlay/filter-button.tsx'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { SearchBox } from '../../ui/search-box.tsx'
import { MoreFilters } from './more-filters.tsx'
import { useDeskFilters } from './use-desk-filters.ts'
import { useCounts } from './use-families.ts'
import type { FamilyList } from './use-family-list.ts'

const views = [
  ['inbox', 'Inbox'],
  ['mine', 'Mine'],
  ['overdue', 'Overdue'],
  ['all', 'All'],
] as const

export function FamilyViews({ view, children }: { view: string; children?: ReactNode }) {
  const counts = useCounts(true)
  return (
    <nav className="views" aria-label="Views of families">
      {views.map(([key, label]) => (
        <Link key={key} to={`/families?view=${key}`} aria-current={view === key ? 'page' : undefined}>
          {label}
          {key === 'inbox' && counts && <span className="count">{counts.inbox > 100 ? '100+' : counts.inbox}</span>}
        </Link>
      ))}
      <Link to="/families/follow-ups" aria-current={view === 'follow-ups' ? 'page' : undefined}>
        Follow-ups{counts && <span className="count">{counts.due > 100 ? '100+' : counts.due}</span>}
      </Link>
      <Link to="/families/board" aria-current={view === 'board' ? 'page' : undefined}>
        Board
      </Link>
      {children}
    </nav>
  )
}

type Filters = Pick<FamilyList, 'filter' | 'set'> & { end?: ReactNode }

/** Search and filters; all of it stands in the address. A phone has room for the search alone. */
export function FamilyFilters({ filter, set, end }: Filters) {
  const lists = useDeskFilters()
  const isSet = Object.keys(filter).length > 0
  return (
    <search className="bar bar--families">
      <SearchBox label="Name, phone, e-mail" value={filter.search ?? ''} onChange={(search) => set({ search })} />
      {lists.map(({ name, label, options }) => (
        <label key={name} className={filterLook(Boolean(filter[name]), 'relative desk-only')}>
          <span className="sr-only">{label}</span>
          <Select
            isBare
            className="min-h-tap max-w-37.5 cursor-pointer border-0 bg-transparent"
            value={filter[name] ?? ''}
            onChange={(event) => set({ [name]: event.target.value })}
          >
            <option value="">{label}</option>
            {options.map((option) => (
              <option key={option.value} value={option.value}>
                {option.label}
              </option>
            ))}
          </Select>
        </label>
      ))}
      <MoreFilters filter={filter} set={set} lists={lists} />
      {isSet && (
        <button
          type="button"
          className="link"
          onClick={() => set(Object.fromEntries(Object.keys(filter).map((name) => [name, ''])))}
        >
          Clear
        </button>
      )}
      {end && <span className="end">{end}</span>}
    </search>
  )
}
