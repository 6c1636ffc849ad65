import type { ComponentProps } from 'react'
import { Pick } from '../../ui/pick.tsx'
import { SearchBox } from '../../ui/search-box.tsx'
import { FilterChips } from './filter-chips.tsx'

type Options = ComponentProps<typeof FilterChips>['options']

type Props = {
  list: { filterValues: Record<string, unknown>; setFilters: (filters: Record<string, string>) => void }
  /** What can be searched for; a short list has no search. */
  search?: string
  states?: Options
  /** Other filters beside the state, by their names in the address. */
  chips?: { name: string; label: string; options: Options }[]
  /** The same with more to choose from: the first line of the choice is its label. */
  picks?: { name: string; label: string; options: Options }[]
}

/** A field to search a list with, its states, and what else it can be narrowed by. */
export function ListBar({ list, search, states, chips = [], picks = [] }: Props) {
  const filter = list.filterValues as Record<string, string>
  const set = (name: string) => (value: string) => list.setFilters({ ...filter, [name]: value })
  return (
    <search className="bar">
      {search && <SearchBox label={search} value={filter.search ?? ''} onChange={set('search')} />}
      {[...(states ? [{ name: 'state', label: 'State', options: states }] : []), ...chips].map(
        ({ name, label, options }) => (
          <FilterChips key={name} label={label} options={options} value={filter[name] ?? ''} onChange={set(name)} />
        ),
      )}
      {picks.map(({ name, label, options }) => (
        <Pick
          key={name}
          label={label}
          value={filter[name] ?? ''}
          options={[['', label], ...options.map((one) => [one.value, one.label] as [string, string])]}
          onChange={set(name)}
        />
      ))}
    </search>
  )
}
