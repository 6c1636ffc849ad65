import type { OfficeSittingView } from '@northlight/contract/admissions/office-seats'
import { useId } from 'react'
import { Button } from '../../ui/button.tsx'
import { FieldFrame, TextField } from '../../ui/field.tsx'
import { roomsIn, roomsText } from './rooms.ts'

type Props = { sitting: OfficeSittingView; isSending: boolean; onSave: (change: Record<string, unknown>) => void }

/** Seats, hours, the last day to register; on a campus also its rooms and when the gate closes. */
export function SittingFactsForm({ sitting, isSending, onSave }: Props) {
  const rooms = useId()
  return (
    <form
      className="form"
      onSubmit={(event) => {
        event.preventDefault()
        const typed = new FormData(event.currentTarget)
        onSave({
          seats: Number(typed.get('seats')),
          slot: typed.get('slot'),
          register_by: typed.get('register_by'),
          ...(sitting.mode === 'OFFLINE' && {
            rooms: roomsIn(String(typed.get('rooms') ?? '')),
            gate_closes: String(typed.get('gate_closes') ?? '') || null,
          }),
        })
      }}
    >
      <div className="form-two">
        <TextField label="Seats" name="seats" inputMode="numeric" defaultValue={String(sitting.seats)} />
        <TextField label="Register by" name="register_by" type="date" defaultValue={sitting.register_by} />
      </div>
      <TextField label="Hours" name="slot" defaultValue={sitting.slot} />
      {sitting.mode === 'OFFLINE' && (
        <>
          <TextField
            label="Gate closes"
            name="gate_closes"
            type="time"
            defaultValue={sitting.gate_closes ?? ''}
            hint="Stands on hall tickets and the roster; the door warns from then on."
          />
          <FieldFrame
            label="Rooms, one a line"
            id={rooms}
            hint="As “Room 101: 40”. Filled in this order as hall tickets go out; empty where there is one hall."
          >
            <textarea
              id={rooms}
              name="rooms"
              className="input"
              rows={3}
              aria-describedby={`${rooms}-hint`}
              defaultValue={roomsText(sitting.rooms)}
            />
          </FieldFrame>
        </>
      )}
      <div className="form-acts">
        <Button look="primary" type="submit" sending={isSending}>
          Save
        </Button>
        <Button sending={isSending} onClick={() => onSave({ is_open: !sitting.is_open })}>
          {sitting.is_open ? 'Close early' : 'Open again'}
        </Button>
      </div>
    </form>
  )
}
