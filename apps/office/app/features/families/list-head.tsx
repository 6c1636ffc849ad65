import { touchForms } from '@northlight/contract/office/family-words'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { SearchBox } from '../../ui/search-box.tsx'
import { MoreFilters } from './more-filters.tsx'
import { useCounts, useDesk } from './use-families.ts'
import type { FamilyList, FilterName } from './use-family-list.ts'

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

/** Search and filters; all of it stands in the address. */
export function FamilyFilters({ filter, set, end }: Filters) {
  const desk = useDesk()
  const isSet = Object.keys(filter).length > 0
  const lists: [FilterName, string, { value: string; label: string }[]][] = [
    ['state', 'State', (desk?.states ?? []).map(({ key, name }) => ({ value: key, label: name }))],
    [
      'owner',
      'Owner',
      [
        { value: 'none', label: 'Nobody' },
        ...(desk?.colleagues ?? []).map(({ id, name }) => ({ value: String(id), label: name })),
      ],
    ],
    ['branch', 'Branch', (desk?.branches ?? []).map(({ id, name }) => ({ value: String(id), label: name }))],
    ['form', 'How it came', Object.entries(touchForms).map(([value, label]) => ({ value, label }))],
  ]
  return (
    <search className="bar">
      <SearchBox label="Name, phone, e-mail" value={filter.search ?? ''} onChange={(search) => set({ search })} />
      {lists.map(([name, label, options]) => (
        <label key={name} className={filter[name] ? 'filter is-on' : 'filter'}>
          <span className="visually-hidden">{label}</span>
          <select value={filter[name] ?? ''} onChange={(event) => set({ [name]: event.target.value })}>
            <option value="">{label}</option>
            {options.map((option) => (
              <option key={option.value} value={option.value}>
                {option.label}
              </option>
            ))}
          </select>
        </label>
      ))}
      <MoreFilters filter={filter} set={set} />
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
