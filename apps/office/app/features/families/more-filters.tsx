import type { FamilyChoices } from '@northlight/contract/office/families/reading'
import { noSource } from '@northlight/contract/office/family-words'
import { classes } from '@northlight/ui/classes.ts'
import { useQuery } from '@tanstack/react-query'
import { useId, useState } from 'react'
import { client, sentenceOf } from '../../platform/api/client.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { FieldFrame, TextField } from '../../ui/field.tsx'
import { Icon } from '../../ui/icon.tsx'
import { Note } from '../../ui/note.tsx'
import { familiesKey } from './use-families.ts'
import type { FamilyList } from './use-family-list.ts'

const labels: Record<keyof FamilyChoices, string> = {
  class: 'Class',
  programme: 'Programme',
  page: 'Page of a form',
  source: 'Source',
  medium: 'Medium',
  campaign: 'Campaign',
}
const names = Object.keys(labels) as (keyof FamilyChoices)[]
const isWay = (name: keyof FamilyChoices) => name === 'source' || name === 'medium' || name === 'campaign'
const days = [
  ['from', 'Came from'],
  ['to', 'Came until'],
] as const

type Props = Pick<FamilyList, 'filter' | 'set'>

/** What a list is narrowed by now and then; it narrows at once, and stands in the address like the others. */
export function MoreFilters({ filter, set }: Props) {
  const [isOpen, setOpen] = useState(false)
  const count = [...names, 'from' as const, 'to' as const].filter((name) => filter[name]).length
  return (
    <>
      <button type="button" className={classes('filter', count > 0 && 'is-on')} onClick={() => setOpen(true)}>
        <Icon name="filter" size={14} />
        More{count > 0 && <b>{count}</b>}
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

function Choices({ filter, set }: Props) {
  const id = useId()
  const read = useQuery({
    queryKey: [familiesKey, 'choices'],
    queryFn: () => client.get('/office/families/choices'),
  })
  if (read.isError) return <Note tone="bad">{sentenceOf(read.error)}</Note>
  return names.map((name) => {
    const value = filter[name] ?? ''
    // What stands in the address can be chosen, too, though no family of these days has it.
    const known = new Set([...(read.data?.[name] ?? []), ...(value && value !== noSource ? [value] : [])])
    return (
      <FieldFrame key={name} label={labels[name]} id={`${id}-${name}`}>
        <select
          id={`${id}-${name}`}
          className="input"
          value={value}
          onChange={(event) => set({ [name]: event.target.value })}
        >
          <option value="">All</option>
          {isWay(name) && <option value={noSource}>None</option>}
          {[...known].map((one) => (
            <option key={one} value={one}>
              {one}
            </option>
          ))}
        </select>
      </FieldFrame>
    )
  })
}
