import { Dialog } from '@northlight/ui/overlay/dialog.tsx'
import { useMutation } from '@tanstack/react-query'
import type { FormEvent } from 'react'
import { client, sentenceOf } from '../../platform/api/client.ts'
import { toast } from '../../platform/toasts/toast.ts'
import { Button } from '../../ui/button.tsx'
import { Check } from '../../ui/check.tsx'
import { TextField } from '../../ui/field.tsx'
import { Note } from '../../ui/note.tsx'

const save = (name: string, content: string) => {
  const address = URL.createObjectURL(new Blob([content], { type: 'text/csv;charset=utf-8' }))
  const link = Object.assign(document.createElement('a'), { href: address, download: name })
  link.click()
  URL.revokeObjectURL(address)
}

/** Names with marks leave for a purpose, with a fresh factor, and it is written down who took them. */
export function ExportDialog({ slug, open, onClose }: { slug: string; open: boolean; onClose: () => void }) {
  const take = useMutation({
    mutationFn: (input: { purpose: string; with_email: boolean }) =>
      client.post('/office/tests/{slug}/results/export', input, { params: { slug } }),
    onSuccess: ({ message, file_name, content }) => {
      save(file_name, content)
      toast.done(message)
      onClose()
    },
  })
  const send = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const typed = new FormData(event.currentTarget)
    if (!take.isPending)
      take.mutate({ purpose: String(typed.get('purpose')), with_email: typed.get('with_email') !== null })
  }
  return (
    <Dialog open={open} onClose={onClose} title="Take marks out of the office?">
      <form className="form" onSubmit={send}>
        {take.isError && <Note tone="bad">{sentenceOf(take.error)}</Note>}
        <p>
          Ranks and marks are private: they are never published or passed on as a list. The file says that you took it,
          when and what for, and so does the audit. It asks for your second factor.
        </p>
        <TextField label="What for" name="purpose" required minLength={5} maxLength={200} />
        <Check name="with_email">with e-mail addresses</Check>
        <div className="form__acts">
          <Button onClick={onClose}>Leave them here</Button>
          <Button look="primary" type="submit" icon="download" sending={take.isPending}>
            Take the file
          </Button>
        </div>
      </form>
    </Dialog>
  )
}
