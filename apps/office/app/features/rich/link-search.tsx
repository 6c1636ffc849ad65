import type { RecordView } from '@northlight/contract/office/record-views'
import type { OfficeHit } from '@northlight/contract/office/search'
import { listedPages } from '@northlight/contract/pages/listed-pages'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { calls } from '../../platform/api/client.ts'
import { toast } from '../../platform/toasts/toast.ts'
import { TextField } from '../../ui/field.tsx'

type Found = { key: string; label: string; under: string; address: () => Promise<string | null> }

const most = 8

/** Pages that are there whatever the institute writes, by their names and the words people use for them. */
export const pagesNamed = (typed: string): Found[] => {
  const words = typed.toLowerCase().split(/\s+/).filter(Boolean)
  return listedPages
    .filter((page) => words.every((word) => `${page.name} ${page.words} ${page.path}`.toLowerCase().includes(word)))
    .map(({ path, name }) => ({ key: path, label: name, under: path, address: async () => path }))
}

/** Where visitors see a record now; what is hidden, a draft or without a page has no address. */
const addressOf = async ({ resource, id }: OfficeHit): Promise<string | null> => {
  if (resource === null || id === null) return null
  const { record } = await calls.get<{ record: RecordView }>(`/office/${resource}/${id}`)
  return record.live && record.state === 'live' ? record.page : null
}

/** Finds a page of the site or a record by its name, and gives its address. */
export function LinkSearch({ onChoose }: { onChoose: (address: string) => void }) {
  const [typed, setTyped] = useState('')
  const wanted = typed.trim()
  const isWhole = wanted.length > 1
  const records = useQuery({
    queryKey: ['search', wanted],
    queryFn: ({ signal }) => calls.get<{ results: OfficeHit[] }>('/office/search', { query: { q: wanted }, signal }),
    enabled: isWhole,
    placeholderData: (before) => before,
  })
  const hits = (records.data?.results ?? []).filter(({ kind }) => kind === 'record')
  const found: Found[] = isWhole
    ? [
        ...pagesNamed(wanted),
        ...hits.map((hit) => ({
          key: hit.to,
          label: hit.title,
          under: hit.under ?? '',
          address: () => addressOf(hit),
        })),
      ].slice(0, most)
    : []
  const choose = async ({ label, address }: Found) => {
    try {
      const at = await address()
      if (at === null) toast.failed(`“${label}” has no page that visitors see now.`)
      else onChoose(at)
    } catch (error) {
      toast.failed(error)
    }
  }
  return (
    <>
      <TextField
        label="Find a page"
        type="search"
        autoComplete="off"
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
        onKeyDown={(event) => {
          // Enter would set the link that stands below; here it takes the first that was found.
          if (event.key !== 'Enter') return
          event.preventDefault()
          if (found[0]) void choose(found[0])
        }}
        hint="A course, an article, a page of the site, by name."
      />
      {isWhole && (
        <ul className="rows" aria-label="Pages found">
          {found.map((one) => (
            <li key={one.key}>
              <button type="button" className="link grow text-left" onClick={() => void choose(one)}>
                {one.label}
                <span className="under">{one.under}</span>
              </button>
            </li>
          ))}
          {found.length === 0 && !records.isFetching && <li className="muted">Nothing of that name.</li>}
        </ul>
      )}
    </>
  )
}
