import type { FamilyRow } from '@northlight/contract/office/families/views'
import { Menu } from '@northlight/ui/overlay/menu.tsx'
import { useState } from 'react'
import { Button } from '../../ui/button.tsx'
import { AssignMenu } from './assign-menu.tsx'
import { JoinDialog } from './join-dialog.tsx'
import { MoveItems } from './move-items.tsx'
import { PlanDialog } from './plan-dialog.tsx'
import { useFamily } from './use-families.ts'
import { useMove } from './use-move.tsx'

type Props = {
  /** Of the page that is shown; the chosen ones are among them. */
  chosen: FamilyRow[]
  onClear: () => void
}

/** Over the table while families are chosen: give, move, remind, join two. Each can be undone. */
export function FamilyBulkBar({ chosen, onClear }: Props) {
  const { move, dialog } = useMove()
  const [planned, setPlanned] = useState<number[] | null>(null)
  const [joined, setJoined] = useState<[number, number] | null>(null)
  const ids = chosen.map(({ id }) => id)
  const [first, second] = ids
  return (
    <>
      {chosen.length > 0 && (
        <section className="bulk" aria-label="Chosen families">
          <b>{chosen.length} chosen</b>
          <AssignMenu
            ids={ids}
            trigger={
              <Button small look="ghost" icon="user" keys="a">
                Give to…
              </Button>
            }
            onDone={onClear}
          />
          <Menu
            trigger={
              <Button small look="ghost" icon="arrowRight" keys="m">
                Move to…
              </Button>
            }
          >
            <MoveItems onMove={(to) => move(chosen, to, onClear)} />
          </Menu>
          <Button small look="ghost" icon="clock" keys="f" onClick={() => setPlanned(ids)}>
            Remind…
          </Button>
          {first !== undefined && second !== undefined && ids.length === 2 && (
            <Button small look="ghost" icon="people" onClick={() => setJoined([first, second])}>
              Join…
            </Button>
          )}
          <span className="end">
            <button type="button" className="link" onClick={onClear}>
              Clear selection
            </button>
          </span>
        </section>
      )}
      {planned && <PlanDialog ids={planned} onClose={() => setPlanned(null)} onDone={onClear} />}
      {joined && (
        <JoinChosen
          ids={joined}
          onClose={() => {
            setJoined(null)
            onClear()
          }}
        />
      )}
      {dialog}
    </>
  )
}

function JoinChosen({ ids: [one, other], onClose }: { ids: [number, number]; onClose: () => void }) {
  const { data } = useFamily(String(one))
  return data ? <JoinDialog family={data} other={other} onClose={onClose} /> : null
}
