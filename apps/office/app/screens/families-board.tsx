import { Select } from '@northlight/ui/kit/select.tsx'
import { useState } from 'react'
import { BoardColumn } from '../features/families/board-column.tsx'
import { FamilyViews } from '../features/families/list-head.tsx'
import { StatesDialog } from '../features/families/states-dialog.tsx'
import { useReadDesk } from '../features/families/use-families.ts'
import { useMove } from '../features/families/use-move.tsx'
import { press } from '../platform/keys/press.ts'
import { useKeys } from '../platform/keys/use-keys.ts'
import { useMay, useMe } from '../platform/me/use-me.ts'
import { Button, IconButton } from '../ui/button.tsx'
import { PageHead } from '../ui/page-head.tsx'
import { Failure, Skeleton } from '../ui/states.tsx'

const columns = ['new', 'contacted', 'visit-fixed', 'visited', 'applied', 'admitted']

/** One column a state, each loaded by itself; on a phone one at a time. */
export function FamiliesBoardScreen() {
  const read = useReadDesk()
  const desk = read.data
  const { move, dialog } = useMove()
  const [whose, setWhose] = useState<'me' | 'all'>('all')
  const [at, setAt] = useState(0)
  const [isNaming, setNaming] = useState(false)
  const may = useMay()
  const { keys_on } = useMe()
  // The card on which one of its links has the focus.
  const here = () => document.activeElement?.closest('.board__card') ?? null
  useKeys({ m: () => press('m', here()) }, { letters: keys_on })
  const shown = desk?.states.filter(({ key }) => columns.includes(key)) ?? []
  const current = shown[at]
  return (
    <>
      <PageHead
        title="Board"
        sub={
          <span className="segments segments--small">
            {(['all', 'me'] as const).map((one) => (
              <button key={one} type="button" aria-pressed={whose === one} onClick={() => setWhose(one)}>
                {one === 'me' ? 'Mine' : 'Everybody’s'}
              </button>
            ))}
          </span>
        }
        acts={may('settings.write') && <Button onClick={() => setNaming(true)}>States and deadlines</Button>}
      />
      <FamilyViews view="board" />
      {read.isFailed && (
        <Failure error={read.error} onRetry={() => void read.refetch()} title="The board could not be loaded" />
      )}
      {!desk && !read.isFailed && <Skeleton lines={8} />}
      {current && (
        <div className="stepper">
          <IconButton
            icon="chevronLeft"
            look="line"
            label="State before"
            disabled={at === 0}
            onClick={() => setAt(at - 1)}
          />
          <Select
            className="min-w-0 flex-1"
            aria-label="State"
            value={at}
            onChange={(event) => setAt(Number(event.target.value))}
          >
            {shown.map(({ key, name }, index) => (
              <option key={key} value={index}>
                {name}
              </option>
            ))}
          </Select>
          <IconButton
            icon="chevronRight"
            look="line"
            label="State after"
            disabled={at === shown.length - 1}
            onClick={() => setAt(at + 1)}
          />
        </div>
      )}
      {desk && (
        <section
          className="grid grid-cols-[repeat(6,minmax(158px,1fr))] pt-1 px-(--pad) pb-3 overflow-x-auto max-menu:block max-menu:[overflow:visible] print:grid print:grid-cols-3 print:[overflow:visible]"
          aria-label="Board, scrolls sideways"
          // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls sideways, and the keyboard must reach it
          tabIndex={0}
        >
          {shown.map((state, index) => (
            <BoardColumn
              key={state.key}
              state={state}
              whose={whose}
              isShown={index === at}
              onMove={(family, to) => move([family], to)}
            />
          ))}
        </section>
      )}
      <p className="section small muted desk-only">
        Drag a card, or choose its state with the arrow. Later, Lost and Not for us are lists.
      </p>
      {desk && isNaming && <StatesDialog states={desk.states} onClose={() => setNaming(false)} />}
      {dialog}
    </>
  )
}
