import { useQuery } from '@tanstack/react-query'
import { type DragEvent, useState } from 'react'
import { calls } from '../../platform/api/client.ts'
import { Button, buttonClass } from '../../ui/button.tsx'
import { Pager } from '../../ui/pager.tsx'
import { SearchBox } from '../../ui/search-box.tsx'
import { Empty, Failure, isLost, Skeleton } from '../../ui/states.tsx'
import type { Media } from './media.ts'
import { PictureTile } from './picture-tile.tsx'
import { SendingList } from './sending-list.tsx'
import { photographs, useLibraryView } from './use-library-view.ts'
import { useSending } from './use-sending.ts'

type ListReply = { data: Media[]; meta: { total: number } }

const filters: { value: string; label: string; query: Record<string, string> }[] = [
  { value: '', label: 'All', query: {} },
  { value: photographs, label: 'Photographs', query: { 'filter[kind]': 'photograph' } },
  { value: 'no-text', label: 'Without a text', query: { 'filter[alt]': 'missing' } },
  { value: 'unused', label: 'Used nowhere', query: { 'filter[use]': 'unused' } },
  { value: 'children', label: 'Show a child', query: { 'filter[shows]': 'child' } },
  { value: 'small', label: 'Small', query: { 'filter[size]': 'small' } },
]

type Props = { onOpen: (one: Media) => void; isChooser?: boolean; first?: string }

/** Pictures as a grid: drop, paste or choose many, each says how it went; the same bytes are found again. */
export function Library({ onOpen, isChooser = false, first }: Props) {
  const { view, set, showAll } = useLibraryView(isChooser, first)
  const { sending, add } = useSending()
  const [isOver, setOver] = useState(false)
  const perPage = isChooser ? 24 : 50
  const { page, search, filter } = view
  const list = useQuery({
    queryKey: ['media', page, search, filter],
    queryFn: () =>
      calls.get<ListReply>('/office/media', {
        query: {
          total: perPage,
          page,
          ...(search && { 'filter[search]': search }),
          ...filters.find(({ value }) => value === filter)?.query,
        },
      }),
    placeholderData: (before) => before,
  })
  const isNarrowed = search !== '' || filter !== ''
  const drop = (event: DragEvent) => {
    event.preventDefault()
    setOver(false)
    void add([...event.dataTransfer.files])
  }
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: files dropped or pasted here; the button below does the same
    <div
      className={isOver ? 'library [outline:2px_dashed_var(--color-sky)] [outline-offset:-6px]' : 'library'}
      onDragOver={(event) => {
        event.preventDefault()
        setOver(true)
      }}
      onDragLeave={() => setOver(false)}
      onDrop={drop}
      onPaste={(event) => {
        const files = [...event.clipboardData.files]
        if (files.length > 0) void add(files)
      }}
    >
      <search className="bar">
        <SearchBox label="Find pictures" value={search} onChange={(text) => set({ search: text })} />
        {filters.map(({ value, label }) => (
          <button
            key={value}
            type="button"
            className="chip"
            aria-pressed={value === filter}
            onClick={() => set({ filter: value })}
          >
            {label}
          </button>
        ))}
        <span className="end">
          <label
            className={buttonClass(
              {},
              'cursor-pointer focus-within:[outline:2px_solid_var(--color-sky)] focus-within:[outline-offset:2px]',
            )}
          >
            Add pictures…
            <input
              className="sr-only"
              type="file"
              accept="image/*"
              multiple
              onChange={(event) => {
                const files = [...(event.target.files ?? [])]
                event.target.value = ''
                if (files.length > 0) void add(files)
              }}
            />
          </label>
        </span>
      </search>
      <SendingList sending={sending} />
      {isLost(list) ? (
        <Failure error={list.error} onRetry={() => void list.refetch()} title="The pictures could not be loaded" />
      ) : !list.data ? (
        <Skeleton />
      ) : list.data.meta.total === 0 ? (
        <Empty
          icon="picture"
          title={isNarrowed ? 'No picture fits' : 'No pictures yet'}
          acts={isNarrowed && <Button onClick={showAll}>Show all</Button>}
        >
          Drop photographs here, paste one, or choose them from this device.
        </Empty>
      ) : (
        <>
          <ul className="grid grid-cols-[repeat(auto-fill,minmax(150px,1fr))] gap-4 pt-1 px-(--pad) pb-4">
            {list.data.data.map((one) => (
              <li key={one.id}>
                <PictureTile one={one} onOpen={() => onOpen(one)} />
              </li>
            ))}
          </ul>
          <Pager
            page={page}
            perPage={perPage}
            total={list.data.meta.total}
            words={['picture', 'pictures']}
            onPage={(next) => set({ page: next })}
          />
        </>
      )}
    </div>
  )
}
