import { useQuery, useQueryClient } from '@tanstack/react-query'
import { type DragEvent, useState } from 'react'
import { calls, sentenceOf } from '../../platform/api/client.ts'
import { Button } from '../../ui/button.tsx'
import { Pager } from '../../ui/pager.tsx'
import { picturePath } from '../../ui/picture-path.ts'
import { SearchBox } from '../../ui/search-box.tsx'
import { StateWord } from '../../ui/state-word.tsx'
import { Empty, Failure, Skeleton } from '../../ui/states.tsx'
import { isDescribed, type Media, media } from './media.ts'

type ListReply = { data: Media[]; meta: { total: number } }
type Sending = { name: string; state: 'sending' | 'done' | 'known' | 'failed'; words?: string }

const filters = [
  { label: 'All', query: {} },
  { label: 'Without a text', query: { 'filter[alt]': 'missing' } },
  { label: 'Used nowhere', query: { 'filter[use]': 'unused' } },
]

/** Pictures as a grid: drop or choose many, each says how it went; the same bytes are found again. */
export function Library({ onOpen, isChooser }: { onOpen: (one: Media) => void; isChooser?: boolean }) {
  const queryClient = useQueryClient()
  const [page, setPage] = useState(1)
  const [search, setSearch] = useState('')
  const [at, setAt] = useState(0)
  const [sending, setSending] = useState<Sending[]>([])
  const [isOver, setOver] = useState(false)
  const list = useQuery({
    queryKey: ['media', page, search, at],
    queryFn: () =>
      calls.get<ListReply>('/office/media', {
        query: { total: isChooser ? 24 : 50, page, ...(search && { 'filter[search]': search }), ...filters[at]?.query },
      }),
    placeholderData: (before) => before,
  })
  const look = (text: string) => {
    setSearch(text)
    setPage(1)
  }
  const narrow = (index: number) => {
    setAt(index)
    setPage(1)
  }
  const showAll = () => {
    look('')
    narrow(0)
  }
  const mark = (name: string, part: Partial<Sending>) =>
    setSending((all) => all.map((one) => (one.name === name ? { ...one, ...part } : one)))
  const add = async (files: File[]) => {
    setSending(files.map(({ name }) => ({ name, state: 'sending' })))
    // One after the other: a phone's line carries one picture at a time best.
    for (const file of files) {
      try {
        const { is_known } = await media.add(file)
        mark(file.name, { state: is_known ? 'known' : 'done' })
      } catch (error) {
        mark(file.name, { state: 'failed', words: sentenceOf(error) })
      }
    }
    await queryClient.invalidateQueries({ queryKey: ['media'] })
  }
  const drop = (event: DragEvent) => {
    event.preventDefault()
    setOver(false)
    void add([...event.dataTransfer.files])
  }
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: files dropped or pasted here; the button below does the same
    <div
      className={isOver ? 'library library--over' : 'library'}
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
        <SearchBox label="Find pictures" value={search} onChange={look} />
        {filters.map(({ label }, index) => (
          <button key={label} type="button" className="chip" aria-pressed={index === at} onClick={() => narrow(index)}>
            {label}
          </button>
        ))}
        <span className="end">
          <label className="btn library__add">
            Add pictures…
            <input
              className="visually-hidden"
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
      {sending.length > 0 && (
        <ul className="rows library__sending" aria-live="polite">
          {sending.map(({ name, state, words }) => (
            <li key={name}>
              <span className="grow">{name}</span>
              <span className="end">
                {state === 'sending' && (
                  <StateWord icon="half" tone="quiet">
                    sending
                  </StateWord>
                )}
                {state === 'done' && (
                  <StateWord icon="tick" tone="good">
                    added
                  </StateWord>
                )}
                {state === 'known' && (
                  <StateWord icon="info" tone="info">
                    already here
                  </StateWord>
                )}
                {state === 'failed' && (
                  <StateWord icon="cross" tone="bad">
                    {words}
                  </StateWord>
                )}
              </span>
            </li>
          ))}
        </ul>
      )}
      {list.isError ? (
        <Failure error={list.error} onRetry={() => void list.refetch()} title="The pictures could not be loaded" />
      ) : !list.data ? (
        <Skeleton />
      ) : list.data.meta.total === 0 ? (
        <Empty
          icon="picture"
          title={search || at > 0 ? 'No picture fits' : 'No pictures yet'}
          acts={(search || at > 0) && <Button onClick={showAll}>Show all</Button>}
        >
          Drop photographs here, paste one, or choose them from this device.
        </Empty>
      ) : (
        <>
          <ul className="pictures">
            {list.data.data.map((one) => (
              <li key={one.id}>
                <button type="button" className="pictures__one" onClick={() => onOpen(one)}>
                  <img
                    src={picturePath(one.path, 300)}
                    alt=""
                    loading="lazy"
                    style={{ objectPosition: `${(one.focal_x ?? 0.5) * 100}% ${(one.focal_y ?? 0.5) * 100}%` }}
                  />
                  <span className="clip">{one.alt || one.name || one.path.split('/').at(-1)}</span>
                  <span className="under">
                    {isDescribed(one) ? (
                      `used ${one.uses} ×`
                    ) : (
                      <StateWord icon="warning" tone="due">
                        no text yet
                      </StateWord>
                    )}
                  </span>
                </button>
              </li>
            ))}
          </ul>
          <Pager
            page={page}
            perPage={isChooser ? 24 : 50}
            total={list.data.meta.total}
            words={['picture', 'pictures']}
            onPage={setPage}
          />
        </>
      )}
    </div>
  )
}
