import { Dialog } from '@northlight/ui/overlay/dialog.tsx'
import { useMutation } from '@tanstack/react-query'
import type { FormEvent, ReactNode } from 'react'
import { Button } from '../../ui/button.tsx'
import { TextField } from '../../ui/field.tsx'
import { Note } from '../../ui/note.tsx'
import { sentenceOf } from '../api/client.ts'
import { toast } from '../toasts/toast.ts'
import { waitForTask } from './wait-for-work.ts'

type Props = {
  title: string
  /** What the file holds, and whatever else is asked. */
  children: ReactNode
  more?: ReactNode
  /** Begins the work that makes the file. */
  ask: (purpose: string, typed: FormData) => Promise<{ work: number }>
  /** How many are in it: `one family`, `12 families`. */
  counted: (done: number) => string
  onClose: () => void
}

/** Names leave for a purpose alone; who took them, when and what for stands in the file and in the audit. */
export function TakeFileDialog({ title, children, more, ask, counted, onClose }: Props) {
  const take = useMutation({
    mutationFn: async (typed: FormData) => waitForTask((await ask(String(typed.get('purpose')), typed)).work),
    onSuccess: ({ file, done }) => {
      if (file) location.assign(file)
      toast.done(`The file has ${counted(done)}.`)
      onClose()
    },
  })
  const send = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (!take.isPending) take.mutate(new FormData(event.currentTarget))
  }
  return (
    <Dialog open onClose={onClose} title={title}>
      <form className="form" onSubmit={send}>
        {take.isError && <Note tone="bad">{sentenceOf(take.error)}</Note>}
        <p>{children}</p>
        <TextField label="What for" name="purpose" required minLength={5} maxLength={200} />
        {more}
        <div className="form__acts">
          <Button onClick={onClose}>Leave them here</Button>
          <Button look="primary" type="submit" icon="download" sending={take.isPending}>
            {take.isPending ? 'Being made…' : 'Take the file'}
          </Button>
        </div>
      </form>
    </Dialog>
  )
}
