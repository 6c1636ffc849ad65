import { Dialog } from '@base-ui/react/dialog'
import { canBeMade } from '@northlight/contract/office/resource'
import { resources } from '@northlight/contract/office/resources/list'
import type { OfficeHit } from '@northlight/contract/office/search'
import { dialogPlace, scrim } from '@northlight/ui/overlay/dialog-look.ts'
import { popupLabel } from '@northlight/ui/overlay/popup-look.ts'
import { useQuery } from '@tanstack/react-query'
import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import { calls } from '../../platform/api/client.ts'
import { listLink } from '../../platform/api/list-link.ts'
import { typedAhead } from '../../platform/keys/typed-ahead.ts'
import { useMay } from '../../platform/me/use-me.ts'
import { Icon, type SignName } from '../../ui/icon.tsx'
import { foundIn } from './found-in.ts'

type Props = {
  open: boolean
  onClose: () => void
  wantsNew: boolean
  /** A record of this type is wanted. */
  onMake: (name: string) => void
  places: { to: string; label: string }[]
}
type Entry = { key: string; icon: SignName; label: string; under: string; run: () => void }
type Found = { results: OfficeHit[] }

/** Records by name, places, and what can be made: one field, arrows, Enter. */
export function Palette({ open, onClose, wantsNew, onMake, places }: Props) {
  const may = useMay()
  const navigate = useNavigate()
  const listId = useId()
  const [typed, setTyped] = useState('')
  const [at, setAt] = useState(0)
  const field = useRef<HTMLInputElement>(null)
  useEffect(() => {
    if (open) return
    setTyped('')
    setAt(0)
  }, [open])
  const wanted = typed.trim()
  const found = useQuery({
    queryKey: ['search', wanted],
    queryFn: ({ signal }) => calls.get<Found>('/office/search', { query: { q: wanted }, signal }),
    enabled: open && wanted.length > 1 && !wantsNew,
    placeholderData: (before) => before,
  })
  const go = (to: string) => {
    onClose()
    void navigate(to)
  }
  const make = (name: string) => {
    onClose()
    onMake(name)
  }
  const makes: Entry[] = resources
    .filter((one) => canBeMade(one) && may(one.acts.draft))
    .map(({ name, words }) => ({
      key: `new-${name}`,
      icon: 'plus',
      label: `New ${words[0]}`,
      under: 'make',
      run: () => make(name),
    }))
  const goes: Entry[] = places.map(({ to, label }) => ({
    key: to,
    icon: 'page',
    label,
    under: 'go to',
    run: () => go(to),
  }))
  const records: Entry[] =
    wanted.length > 1 && !wantsNew
      ? (found.data?.results ?? []).map(({ title, under, to }) => ({
          key: to,
          icon: 'document',
          label: title,
          under: under ?? '',
          run: () => go(listLink(to)),
        }))
      : []
  const local = wantsNew ? makes : [...goes, ...makes]
  // What is found here comes first: nothing that arrives later moves what somebody is about to open.
  const entries = [...foundIn(local, wanted), ...records].slice(0, 40)
  const active = Math.min(at, entries.length - 1)
  const press = (event: KeyboardEvent) => {
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      event.preventDefault()
      const step = event.key === 'ArrowDown' ? 1 : -1
      const next = (active + step + entries.length) % Math.max(1, entries.length)
      setAt(next)
      document.getElementById(`${listId}-${next}`)?.scrollIntoView({ block: 'nearest' })
    }
    if (event.key === 'Enter') {
      event.preventDefault()
      entries[active]?.run()
    }
  }
  return (
    <Dialog.Root open={open} onOpenChange={(isOpen) => !isOpen && onClose()}>
      <Dialog.Portal>
        <Dialog.Backdrop className={scrim} />
        <Dialog.Viewport className={dialogPlace}>
          <Dialog.Popup
            className="self-start mt-[8vh] w-[min(100%,_640px)] rounded-md bg-white shadow-pop overflow-hidden outline-none"
            aria-label={wantsNew ? 'Make something new' : 'Search the office'}
            initialFocus={field}
          >
            <div className="palette__find">
              <Icon name="search" size={18} />
              <input
                ref={field}
                role="combobox"
                aria-expanded={entries.length > 0}
                aria-controls={listId}
                aria-activedescendant={entries.length > 0 ? `${listId}-${active}` : undefined}
                aria-label={wantsNew ? 'Make something new' : 'Search the office'}
                placeholder={wantsNew ? 'What would you like to make?' : 'Names, numbers, records, places, acts…'}
                value={typed}
                onFocus={() => setTyped((before) => before + typedAhead.end())}
                onChange={(event) => {
                  setTyped(event.target.value)
                  setAt(0)
                }}
                onKeyDown={press}
              />
            </div>
            <div
              className="max-h-[min(60vh,_460px)] overflow-auto p-1.5 [&_h3]:pt-2 [&_h3]:px-3 [&_h3]:pb-1 [&_h3]:text-ink-2 [&_h3]:text-xs [&_h3]:font-medium"
              id={listId}
              role="listbox"
              aria-label="Found"
            >
              {entries.map((entry, index) => (
                // biome-ignore lint/a11y/useKeyWithClickEvents: the field has the focus and answers the keys
                // biome-ignore lint/a11y/useFocusableInteractive: named to the field by aria-activedescendant
                <div
                  key={entry.key}
                  id={`${listId}-${index}`}
                  role="option"
                  aria-selected={index === active}
                  className="palette__item flex items-center gap-3 min-h-10 py-1 px-3 rounded-[6px] text-base cursor-pointer aria-selected:bg-paper-2"
                  onClick={entry.run}
                  onPointerMove={() => setAt(index)}
                >
                  <Icon name={entry.icon} />
                  <span>{entry.label}</span>
                  <span className="end">{entry.under}</span>
                </div>
              ))}
              {entries.length === 0 && (
                <p className={popupLabel}>{found.isFetching ? 'Looking…' : 'Nothing of that name.'}</p>
              )}
            </div>
            <div className="py-2 px-4 border-t border-t-line bg-paper text-ink-2 text-xs">
              <kbd>↑</kbd> <kbd>↓</kbd> choose · <kbd>Enter</kbd> open · <kbd>Esc</kbd> close
            </div>
          </Dialog.Popup>
        </Dialog.Viewport>
      </Dialog.Portal>
    </Dialog.Root>
  )
}
