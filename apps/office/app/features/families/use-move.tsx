import type { FamilyState } from '@northlight/contract/office/family-words'
import { Dialog } from '@northlight/ui/overlay/dialog.tsx'
import { type FormEvent, type ReactNode, useState } from 'react'
import { Button } from '../../ui/button.tsx'
import { TextField } from '../../ui/field.tsx'
import { useMany } from './use-many.ts'

type Moved = { id: number; name: string; state: FamilyState }
type Move = { move: (families: Moved[], to: FamilyState, onDone?: () => void) => void; dialog: ReactNode }

/** Moves families and offers the way back; Lost, and leaving Admitted, ask why first. Gives the dialog to draw. */
export const useMove = (): Move => {
  const { act, isSending } = useMany()
  const [asked, setAsked] = useState<{ families: Moved[]; to: FamilyState; onDone?: () => void } | null>(null)
  const run = (families: Moved[], state: FamilyState, more: { reason?: string; onDone?: () => void }) => {
    const [one] = families
    act(
      families.map(({ id }) => id),
      { act: 'move', state, ...(more.reason && { reason: more.reason }) },
      { ...(families.length === 1 && { words: `${one?.name} is moved.` }), onDone: more.onDone },
    )
  }
  const send = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const reason = String(new FormData(event.currentTarget).get('reason') ?? '')
    if (!asked) return
    const onDone = () => {
      setAsked(null)
      asked.onDone?.()
    }
    run(asked.families, asked.to, { reason, onDone })
  }
  const many = asked?.families.length ?? 0
  const of = many === 1 ? `is ${asked?.families[0]?.name}` : `are ${many} families`
  const isLost = asked?.to === 'lost'
  return {
    move: (families, state, onDone) => {
      const moved = families.filter((one) => one.state !== state)
      if (moved.length === 0) return
      if (state === 'lost' || moved.some((one) => one.state === 'admitted'))
        setAsked({ families: moved, to: state, onDone })
      else run(moved, state, { onDone })
    },
    dialog: (
      <Dialog
        open={asked !== null}
        onClose={() => setAsked(null)}
        title={`Why ${of} ${isLost ? 'lost' : 'no longer admitted'}?`}
      >
        <form className="form" onSubmit={send}>
          <TextField
            label="Reason"
            name="reason"
            required
            maxLength={200}
            hint={isLost ? 'Another institute, the fee, the distance, a change of plan …' : undefined}
          />
          <Button look="primary" type="submit" sending={isSending}>
            {isLost ? 'Move to Lost' : 'Move'}
          </Button>
        </form>
      </Dialog>
    ),
  }
}
