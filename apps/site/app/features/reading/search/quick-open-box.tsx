import { Icon } from '@northlight/ui/kit/icon.tsx'
import { closeIcon, searchIcon } from '@northlight/ui/kit/icons.ts'
import { Link } from '@northlight/ui/kit/link.tsx'
import { SkeletonLines } from '@northlight/ui/kit/skeleton.tsx'
import { TryAgainLine } from '@northlight/ui/kit/try-again-line.tsx'
import { useModal } from '@northlight/ui/kit/use-modal.ts'
import { type FormEvent, type KeyboardEvent, useEffect, useId, useRef, useState } from 'react'
import { useGo } from '../../../platform/navigation/place.ts'
import { movedMark } from './quick-open-key.ts'
import { QuickOpenList } from './quick-open-list.tsx'
import { isSearchable, resultCount, searchAddress, searchWords } from './search-words.ts'
import { useSearch } from './use-search.ts'

/** Search in place. Arrows choose, Enter opens the choice or, without one, the page with everything found. */
export function QuickOpenBox({ onClose }: { onClose: () => void }) {
  const ref = useModal({ isOpen: true, onClose })
  const navigate = useGo()
  const [typed, setTyped] = useState('')
  const [marked, setMarked] = useState(-1)
  const list = useRef<HTMLDivElement>(null)
  const id = useId()
  const { status, words, total, groups, retry } = useSearch(typed)
  const paths = groups.flatMap(({ hits }) => hits.map(({ path }) => path))

  // biome-ignore lint/correctness/useExhaustiveDependencies: other hits, no choice yet
  useEffect(() => setMarked(-1), [groups])
  useEffect(() => {
    if (marked >= 0) list.current?.querySelector('[aria-selected="true"]')?.scrollIntoView({ block: 'nearest' })
  }, [marked])

  const go = (to: string) => {
    onClose()
    navigate(to)
  }
  const onKeyDown = (event: KeyboardEvent) => {
    const next = movedMark(event.key, marked, paths.length)
    if (next === undefined) return
    event.preventDefault()
    setMarked(next)
  }
  const onSubmit = (event: FormEvent) => {
    event.preventDefault()
    const chosen = paths[marked]
    if (chosen) go(chosen)
    else if (isSearchable(searchWords(typed))) go(searchAddress(searchWords(typed)))
  }

  return (
    <dialog
      ref={ref}
      aria-label="Search this site"
      className="on-paper open:animate-rise mx-auto mt-[min(12vh,110px)] mb-auto max-h-[min(76dvh,720px)] w-[min(100%-24px,680px)] max-w-none overflow-hidden rounded-lg bg-white p-0 shadow-pop max-sm:mt-3"
    >
      <div className="flex max-h-[inherit] flex-col">
        <form onSubmit={onSubmit} className="flex items-center gap-3 border-b border-line-2 pl-5">
          <Icon path={searchIcon} size={20} className="shrink-0 text-ink-2" />
          <input
            data-autofocus
            // Not of type search: there the first Escape would only empty it.
            type="text"
            inputMode="search"
            role="combobox"
            aria-label="Search this site"
            aria-expanded={paths.length > 0}
            aria-controls={`${id}-list`}
            aria-autocomplete="list"
            aria-activedescendant={marked >= 0 ? `${id}-${marked}` : undefined}
            enterKeyHint="search"
            autoComplete="off"
            autoCapitalize="off"
            spellCheck={false}
            maxLength={100}
            placeholder="A course, a subject, a question"
            value={typed}
            onChange={(event) => setTyped(event.target.value)}
            onKeyDown={onKeyDown}
            className="min-h-15 min-w-0 flex-1 bg-transparent text-lg outline-none placeholder:text-ink-3"
          />
          <button
            type="button"
            aria-label="Close the search"
            onClick={onClose}
            className="grid size-14 shrink-0 place-items-center text-ink-2 hover:text-ink"
          >
            <Icon path={closeIcon} size={22} />
          </button>
        </form>
        <p role="status" className="sr-only">
          {status === 'ready' && resultCount(total)}
        </p>
        <div ref={list} className="min-h-0 overflow-y-auto overscroll-contain" aria-busy={status === 'loading'}>
          <QuickOpenList id={id} groups={groups} marked={marked} onMark={setMarked} onChoose={onClose} />
          {status === 'loading' && paths.length === 0 && <SkeletonLines lines={4} className="px-5 py-4" />}
          {status === 'failed' && (
            <div className="px-5 py-4">
              <TryAgainLine retry={retry} />
            </div>
          )}
          {status === 'idle' && <p className="px-5 py-4 text-sm text-ink-2">Type at least two letters.</p>}
          {status === 'ready' && total === 0 && (
            <p className="px-5 py-4 text-sm text-ink-2">
              Nothing found for “{words}”. Try other words, or{' '}
              <Link to="/contact-us" onClick={onClose}>
                ask us
              </Link>
              .
            </p>
          )}
        </div>
        {total > 0 && (
          <p className="border-t border-line bg-paper px-5 py-3 text-sm">
            <Link to={searchAddress(words)} onClick={onClose} className="inline-block py-1 font-semibold">
              See all {resultCount(total)}
            </Link>
          </p>
        )}
      </div>
    </dialog>
  )
}
