import type { ComponentProps } from 'react'
import { SearchBox } from '../../ui/search-box.tsx'
import { FilterChips } from './filter-chips.tsx'

type Props = {
  list: { filterValues: Record<string, unknown>; setFilters: (filters: Record<string, string>) => void }
  search: string
  states: ComponentProps<typeof FilterChips>['options']
  /** Where it is narrowed by something else than its states. */
  label?: string
  name?: string
}

/** A field to search a list with, and its states. */
export function ListBar({ list, search, states, label = 'State', name = 'state' }: Props) {
  const filter = list.filterValues as Record<string, string>
  return (
    <search className="bar">
      <SearchBox
        label={search}
        value={filter.search ?? ''}
        onChange={(text) => list.setFilters({ ...filter, search: text })}
      />
      <FilterChips
        label={label}
        options={states}
        value={filter[name] ?? ''}
        onChange={(value) => list.setFilters({ ...filter, [name]: value })}
      />
    </search>
  )
}
