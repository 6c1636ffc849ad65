import { useMutation } from '@tanstack/react-query'
import type { FormEvent } from 'react'
import { client, sentenceOf } from '../../platform/api/client.ts'
import { toast } from '../../platform/toasts/toast.ts'
import { waitForWork } from '../../platform/works/wait-for-work.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { TextField } from '../../ui/field.tsx'
import { Note } from '../../ui/note.tsx'

/** Payments leave for a purpose alone; who took them, when and what for stands in the file and in the audit. */
export function PaymentsExportDialog({ filter, onClose }: { filter: Record<string, string>; onClose: () => void }) {
  const take = useMutation({
    mutationFn: async (purpose: string) => {
      const { work } = await client.post('/office/payments/export', { purpose, filter })
      return waitForWork(work)
    },
    onSuccess: ({ file, done }) => {
      if (file) location.assign(file)
      toast.done(done === 1 ? 'The file has one payment.' : `The file has ${done} payments.`)
      onClose()
    },
  })
  const send = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (!take.isPending) take.mutate(String(new FormData(event.currentTarget).get('purpose')))
  }
  return (
    <Dialog open onClose={onClose} title="Take payments out of the office?">
      <form className="form" onSubmit={send}>
        {take.isError && <Note tone="bad">{sentenceOf(take.error)}</Note>}
        <p>
          What this list shows, as a file: names, sums and receipts, no numbers and no addresses. It says that you took
          it, when and what for, and so does the audit.
        </p>
        <TextField label="What for" name="purpose" required minLength={5} maxLength={200} />
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
