import { Dialog } from '@northlight/ui/overlay/dialog.tsx'
import { useMutation } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { client, sentenceOf } from '../../platform/api/client.ts'
import { Button } from '../../ui/button.tsx'
import { TextField } from '../../ui/field.tsx'
import { Note } from '../../ui/note.tsx'

/** A list of people that turned up somewhere: its first line says whose copy it is, and this whether it says so truly. */
export function StampCheck() {
  const [isOpen, setOpen] = useState(false)
  const check = useMutation({ mutationFn: (line: string) => client.post('/office/audit/stamp', { line }) })
  const close = () => {
    setOpen(false)
    check.reset()
  }
  const send = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    check.mutate(String(new FormData(event.currentTarget).get('line') ?? ''))
  }
  return (
    <>
      <Button look="quiet" onClick={() => setOpen(true)}>
        Check a copy…
      </Button>
      <Dialog open={isOpen} onClose={close} title="Whose copy is this list?">
        <form className="form" onSubmit={send}>
          <TextField
            label="First line of the list"
            name="line"
            required
            minLength={10}
            maxLength={2000}
            hint="From its first word to the number of the copy, letter by letter."
            onChange={() => check.reset()}
          />
          {check.isError && <Note tone="bad">{sentenceOf(check.error)}</Note>}
          {check.data && <Note tone={check.data.is_ours ? 'good' : 'bad'}>{check.data.message}</Note>}
          <div className="form-acts">
            <Button look="primary" type="submit" sending={check.isPending}>
              Check it
            </Button>
            <Button onClick={close}>Close</Button>
          </div>
        </form>
      </Dialog>
    </>
  )
}
