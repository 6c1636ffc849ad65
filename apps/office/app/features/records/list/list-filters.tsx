import type { Field } from '@northlight/contract/office/field-kinds'
import type { Resource } from '@northlight/contract/office/resource'
import { FilterButton, FilterOptions } from '@northlight/ui/overlay/filter-button.tsx'
import type { ReactNode } from 'react'
import { Button } from '../../../ui/button.tsx'
import { SearchBox } from '../../../ui/search-box.tsx'
import { useChoices } from '../../fields/use-choices.ts'
import { useReferences } from '../../fields/use-references.ts'
import { capital } from '../words.ts'
import type { RecordList } from './use-record-list.ts'

type Props = { resource: Resource; list: RecordList; end?: ReactNode }

/** All of it stands in the address. *Clear* appears with the first one set. */
export function ListFilters({ resource, list, end }: Props) {
  const values = list.filterValues as Record<string, string>
  const set = (name: string, value: string) => {
    const { [name]: _, ...others } = values
    list.setFilters(value ? { ...others, [name]: value } : others)
  }
  const names = resource.list.filters.filter((name) => name !== 'search')
  const isSet = Object.keys(values).length > 0
  return (
    <search className="bar">
      {resource.list.filters.includes('search') && (
        <SearchBox
          label={`Find ${resource.words[1]}`}
          value={values.search ?? ''}
          onChange={(text) => set('search', text)}
        />
      )}
      {names.map((name) => (
        <OneFilter
          key={name}
          resource={resource}
          name={name}
          value={values[name] ?? ''}
          isRead={!list.isPending}
          onChange={(value) => set(name, value)}
        />
      ))}
      {isSet && (
        <Button look="quiet" onClick={() => list.setFilters({})}>
          Clear
        </Button>
      )}
      {end && <span className="end">{end}</span>}
    </search>
  )
}

const stateWords: Record<string, string> = {
  live: 'live',
  draft: 'draft, never live',
  hidden: 'hidden',
  edited: 'changed, not published',
  scheduled: 'scheduled',
}
const gateWords: Record<string, string> = { open: 'open', answer: 'wants an answer', closed: 'closed' }

const listed = (words: Record<string, string>, names: readonly string[]) =>
  names.map((value) => ({ value, label: words[value] ?? value }))

type OneProps = {
  resource: Resource
  name: string
  value: string
  /** What can be chosen is read after the list, which it would hold up. */
  isRead: boolean
  onChange: (value: string) => void
}

function OneFilter({ resource, name, value, isRead, onChange }: OneProps) {
  if (name === 'state')
    return (
      <Listed label="State" options={listed(stateWords, Object.keys(stateWords))} value={value} onChange={onChange} />
    )
  if (name === 'gate')
    return <Listed label="Gate" options={listed(gateWords, Object.keys(gateWords))} value={value} onChange={onChange} />
  const field = resource.fields[name]
  if (!field) return null
  const label = capital(field.label)
  if (field.kind === 'yesNo')
    return (
      <Listed
        label={label}
        options={[
          { value: '1', label: 'yes' },
          { value: '0', label: 'no' },
        ]}
        value={value}
        onChange={onChange}
      />
    )
  if (field.kind === 'one' || field.kind === 'many')
    return <ByReference label={label} to={field.to} value={value} isRead={isRead} onChange={onChange} />
  return <ByChoice {...{ label, resource, name, field, value, isRead, onChange }} />
}

type ListedProps = {
  label: string
  options: readonly { value: string; label: string }[]
  value: string
  onChange: (value: string) => void
}

function Listed({ label, options, value, onChange }: ListedProps) {
  return (
    <FilterButton label={label} value={value && (options.find((one) => one.value === value)?.label ?? value)}>
      {(close) => (
        <FilterOptions
          options={options}
          value={value}
          onChoose={(chosen) => {
            onChange(chosen)
            close()
          }}
        />
      )}
    </FilterButton>
  )
}

function ByChoice({ resource, name, field, isRead, ...rest }: OneProps & { field: Field; label: string }) {
  const choices = useChoices(resource.name, name, field, isRead)
  return <Listed {...rest} options={choices.map((choice) => ({ value: choice, label: choice }))} />
}

type ReferenceProps = Omit<OneProps, 'resource' | 'name'> & { to: string; label: string }

function ByReference({ to, isRead, ...rest }: ReferenceProps) {
  const rows = useReferences(to, '', 100, isRead)
  return <Listed {...rest} options={rows.map(({ id, title }) => ({ value: String(id), label: title }))} />
}
