import { useMutation } from '@tanstack/react-query'
import type { FormEvent } from 'react'
import { client, sentenceOf } from '../../platform/api/client.ts'
import { toast } from '../../platform/toasts/toast.ts'
import { waitForWork } from '../../platform/works/wait-for-work.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { TextField } from '../../ui/field.tsx'
import { Note } from '../../ui/note.tsx'

/** Families leave for a purpose alone; who took them, when and what for stands in the file and in the audit. */
export function ExportDialog({ filter, onClose }: { filter: Record<string, string>; onClose: () => void }) {
  const take = useMutation({
    mutationFn: async (input: { purpose: string; with_contacts: boolean }) => {
      const { work } = await client.post('/office/families/export', { ...input, filter })
      return waitForWork(work)
    },
    onSuccess: ({ file, done }) => {
      if (file) location.assign(file)
      toast.done(done === 1 ? 'The file has one family.' : `The file has ${done} families.`)
      onClose()
    },
  })
  const send = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const typed = new FormData(event.currentTarget)
    if (!take.isPending)
      take.mutate({ purpose: String(typed.get('purpose')), with_contacts: typed.get('with_contacts') !== null })
  }
  return (
    <Dialog open onClose={onClose} title="Take families out of the office?">
      <form className="form" onSubmit={send}>
        {take.isError && <Note tone="bad">{sentenceOf(take.error)}</Note>}
        <p>
          What this view shows, as a file. It says that you took it, when and what for, and so does the audit. To write
          to one family, use WhatsApp or a mail from its page instead.
        </p>
        <TextField label="What for" name="purpose" required minLength={5} maxLength={200} />
        <label className="check">
          <input type="checkbox" name="with_contacts" /> with numbers and e-mail addresses
        </label>
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
