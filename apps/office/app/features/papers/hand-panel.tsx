import type { PaperBuildView } from '@northlight/contract/office/papers'
import type { QuestionRow } from '@northlight/contract/office/questions'
import { RichText } from '@northlight/ui/question/rich-text.tsx'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { calls } from '../../platform/api/client.ts'
import { Button } from '../../ui/button.tsx'
import { SearchBox } from '../../ui/search-box.tsx'

/** Under this name a question travels from the bank to its place. */
export const dragged = 'application/x-question'

type Props = {
  section: PaperBuildView['sections'][number]
  taken: ReadonlySet<number>
  target: string
  onTake: (row: QuestionRow) => void
}

/** The bank beside the paper: each question goes into the chosen place, or the first empty one. */
export function HandPanel({ section, taken, target, onTake }: Props) {
  const [search, setSearch] = useState('')
  const query = {
    total: '20',
    'filter[subject]': section.subject,
    ...(section.type && { 'filter[type]': section.type }),
    ...(search !== '' && { 'filter[search]': search }),
  }
  const found = useQuery({
    queryKey: ['bank-for-paper', query],
    queryFn: ({ signal }) => calls.get<{ data: QuestionRow[] }>('/office/questions', { query, signal }),
    placeholderData: (before) => before,
  })
  const rows = (found.data?.data ?? []).filter(({ id, flags }) => !taken.has(id) && !flags.includes('hidden'))
  return (
    <>
      <SearchBox label="Text, formula, code" value={search} onChange={setSearch} />
      <p className="small muted rule__head">
        Goes into {target}.<span className="desk-only"> Or drag it to its place.</span>
      </p>
      <ul className="rows">
        {rows.map((row) => (
          <li
            key={row.id}
            draggable
            onDragStart={(event) => event.dataTransfer.setData(dragged, String(row.version_id))}
          >
            <span className="grow">
              <b>{row.code}</b> {row.topic}, {row.difficulty.toLowerCase()}
              <RichText as="span" className="under clip" html={row.opening} />
            </span>
            <Button small onClick={() => onTake(row)} aria-label={`Take ${row.code}`}>
              Take
            </Button>
          </li>
        ))}
      </ul>
      {found.data && rows.length === 0 && <p className="small muted">Nothing in the bank fits.</p>}
    </>
  )
}
