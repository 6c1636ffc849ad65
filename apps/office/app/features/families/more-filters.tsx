import type { FamilyChoices } from '@northlight/contract/office/families/reading'
import { noSource } from '@northlight/contract/office/family-words'
import { SelectField } from '@northlight/ui/kit/select-field.tsx'
import { Dialog } from '@northlight/ui/overlay/dialog.tsx'
import { filterLook } from '@northlight/ui/overlay/filter-button.tsx'
import { useQuery } from '@tanstack/react-query'
import { useId, useState } from 'react'
import { client, sentenceOf } from '../../platform/api/client.ts'
import { Button } from '../../ui/button.tsx'
import { TextField } from '../../ui/field.tsx'
import { Icon } from '../../ui/icon.tsx'
import { Note } from '../../ui/note.tsx'
import type { DeskFilter } from './use-desk-filters.ts'
import { familiesKey } from './use-families.ts'
import type { FamilyList } from './use-family-list.ts'

type Name = Exclude<keyof FamilyChoices, 'form'>
const labels: Record<Name, string> = {
  class: 'Class',
  programme: 'Programme',
  page: 'Page of a form',
  source: 'Source',
  medium: 'Medium',
  campaign: 'Campaign',
}
const names = Object.keys(labels) as Name[]
const isWay = (name: Name) => name === 'source' || name === 'medium' || name === 'campaign'
const days = [
  ['from', 'Came from'],
  ['to', 'Came until'],
] as const

type Props = Pick<FamilyList, 'filter' | 'set'>

/** What a list is narrowed by now and then, and on a phone the rest, too; it narrows at once and stands in the address. */
export function MoreFilters({ filter, set, lists }: Props & { lists: DeskFilter[] }) {
  const [isOpen, setOpen] = useState(false)
  const own = [...names, 'form' as const, 'from' as const, 'to' as const]
  const count = own.filter((name) => filter[name]).length
  const rest = lists.filter(({ name }) => filter[name]).length
  return (
    <>
      <button type="button" className={filterLook(count > 0)} onClick={() => setOpen(true)}>
        <Icon name="filter" size={14} />
        More
        {count > 0 && <b className="desk-only">{count}</b>}
        {count + rest > 0 && <b className="phone-only">{count + rest}</b>}
      </button>
      <Dialog
        open={isOpen}
        onClose={() => setOpen(false)}
        title="More filters"
        foot={
          <span className="end">
            <Button look="primary" onClick={() => setOpen(false)}>
              Show the families
            </Button>
          </span>
        }
      >
        <div className="form form--pairs">
          {lists.map((one) => (
            <OneFilter key={one.name} {...one} className="phone-only" value={filter[one.name] ?? ''} set={set} />
          ))}
          {isOpen && <Choices filter={filter} set={set} />}
          {days.map(([name, label]) => (
            <TextField
              key={name}
              label={label}
              type="date"
              value={filter[name] ?? ''}
              onChange={(event) => set({ [name]: event.target.value })}
            />
          ))}
        </div>
      </Dialog>
    </>
  )
}

type OneProps = DeskFilter & Pick<Props, 'set'> & { value: string; className?: string }

function OneFilter({ name, label, options, value, set, className }: OneProps) {
  const id = useId()
  return (
    <SelectField
      label={label}
      id={id}
      className={className}
      value={value}
      onChange={(event) => set({ [name]: event.target.value })}
    >
      <option value="">All</option>
      {options.map((option) => (
        <option key={option.value} value={option.value}>
          {option.label}
        </option>
      ))}
    </SelectField>
  )
}

function Choices({ filter, set }: Props) {
  const read = useQuery({
    queryKey: [familiesKey, 'choices'],
    queryFn: () => client.get('/office/families/choices'),
  })
  if (read.isError) return <Note tone="bad">{sentenceOf(read.error)}</Note>
  const optionsOf = (name: Name, value: string) => {
    // What stands in the address can be chosen, too, though no family of these days has it.
    const known = new Set([...(read.data?.[name] ?? []), ...(value && value !== noSource ? [value] : [])])
    const options = [...known].map((one) => ({ value: one, label: one }))
    return isWay(name) ? [{ value: noSource, label: 'None' }, ...options] : options
  }
  const { form = '' } = filter
  // Until its words are there a choice that stands in the address stays chosen.
  const forms = read.data?.form ?? (form ? [{ value: form, label: form }] : [])
  return (
    <>
      <OneFilter name="form" label="How it came" options={forms} value={form} set={set} />
      {names.map((name) => {
        const value = filter[name] ?? ''
        const options = optionsOf(name, value)
        return <OneFilter key={name} name={name} label={labels[name]} options={options} value={value} set={set} />
      })}
    </>
  )
}
