import type { ConsoleRow } from '@northlight/contract/exams/console'
import { Pick } from '../../ui/pick.tsx'
import { SearchBox } from '../../ui/search-box.tsx'

type Props = {
  rows: ConsoleRow[]
  places: { id: number; name: string }[]
  find: string
  where: string
  order: string
  onChange: (name: 'find' | 'where' | 'order', value: string) => void
}

/** Whom of the hall one sees, and in which order; all of it stands in the address. */
export function HallBar({ rows, places, find, where, order, onChange }: Props) {
  return (
    <search className="bar">
      <SearchBox label="Find a student" value={find} onChange={(text) => onChange('find', text)} />
      <Pick
        label="Where"
        value={where}
        onChange={(value) => onChange('where', value)}
        options={[
          ['', 'everywhere'],
          ...places
            .filter(({ id }) => rows.some((row) => row.branch_id === id))
            .map(({ id, name }): [string, string] => [String(id), name]),
          ['home', 'no branch'],
        ]}
      />
      <Pick
        label="Order"
        value={order}
        onChange={(value) => onChange('order', value)}
        options={[
          ['', 'attention first'],
          ['name', 'by name'],
        ]}
      />
    </search>
  )
}
