import { minutes } from '@northlight/contract/durations'
import { questionUses } from '@northlight/contract/office/question-filters'
import { FilterButton, FilterOptions } from '@northlight/ui/overlay/filter-button.tsx'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { client } from '../../platform/api/client.ts'
import { Button } from '../../ui/button.tsx'
import { SearchBox } from '../../ui/search-box.tsx'

type Filter = Record<string, string>
type Props = { filter: Filter; onFilter: (filter: Filter) => void; end: ReactNode }

const kinds = [
  { value: 'single', label: 'one right option' },
  { value: 'multiple', label: 'several right options' },
  { value: 'numeric', label: 'number' },
  { value: 'matching', label: 'matching' },
]
const uses = questionUses.map((value) => ({ value, label: `within ${value} months` }))
const levels = ['Easy', 'Moderate', 'Hard'].map((value) => ({ value, label: value.toLowerCase() }))
const named = (names: string[]) => names.map((name) => ({ value: name, label: name }))

/** What the bank can be narrowed by; all of it stands in the address. */
export function BankFilters({ filter, onFilter, end }: Props) {
  const choices = useQuery({
    queryKey: ['question-choices'],
    queryFn: () => client.get('/office/questions/choices'),
    staleTime: minutes(5),
  })
  const subjects = choices.data?.subjects ?? []
  const topics = subjects.find(({ name }) => name === filter.subject)?.topics ?? []
  const set = (name: string, value: string) => {
    const { [name]: _, ...others } = filter
    // Another subject has other topics.
    if (name === 'subject') delete others.topic
    onFilter(value ? { ...others, [name]: value } : others)
  }
  const buttons = [
    { label: 'Subject', name: 'subject', options: named(subjects.map(({ name }) => name)) },
    ...(topics.length > 0 ? [{ label: 'Topic', name: 'topic', options: named(topics) }] : []),
    { label: 'Kind', name: 'type', options: kinds },
    { label: 'Level', name: 'difficulty', options: levels },
    { label: 'Used', name: 'used', options: uses },
  ]
  return (
    <search className="bar">
      <SearchBox label="Text, formula, code" value={filter.search ?? ''} onChange={(text) => set('search', text)} />
      {buttons.map(({ label, name, options }) => (
        <FilterButton key={name} label={label} value={options.find(({ value }) => value === filter[name])?.label}>
          {(close) => (
            <FilterOptions
              options={options}
              value={filter[name] ?? ''}
              onChoose={(value) => {
                set(name, value)
                close()
              }}
            />
          )}
        </FilterButton>
      ))}
      {Object.keys(filter).length > 0 && (
        <Button look="quiet" onClick={() => onFilter({})}>
          Clear
        </Button>
      )}
      <span className="end">{end}</span>
    </search>
  )
}
