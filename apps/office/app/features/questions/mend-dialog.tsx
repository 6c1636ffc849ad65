import type { QuestionImportRow, QuestionImportView } from '@northlight/contract/office/question-imports'
import { Dialog } from '@northlight/ui/overlay/dialog.tsx'
import { useId, useState } from 'react'
import { client } from '../../platform/api/client.ts'
import { toast } from '../../platform/toasts/toast.ts'
import { Button } from '../../ui/button.tsx'
import { FieldFrame } from '../../ui/field.tsx'
import { Note } from '../../ui/note.tsx'

type Props = { view: QuestionImportView; row: QuestionImportRow; onClose: () => void; onMended: () => Promise<unknown> }

/** The cells of one row as they were sent, to be written as they should have been. */
export function MendDialog({ view, row, onClose, onMended }: Props) {
  const [cells, setCells] = useState(row.cells)
  const [isSending, setSending] = useState(false)
  const labels = view.heads.length > 0 ? view.heads : ['The question in GIFT']
  const id = useId()
  const set = (at: number, text: string) =>
    setCells(labels.map((_, place) => (place === at ? text : (cells[place] ?? ''))))
  const save = async () => {
    setSending(true)
    try {
      const { message } = await client.post(
        '/office/question-imports/{id}/rows/{number}',
        { cells },
        { params: { id: view.id, number: row.number } },
      )
      toast.done(message)
      await onMended()
      onClose()
    } catch (error) {
      toast.failed(error)
    } finally {
      setSending(false)
    }
  }
  return (
    <Dialog
      open
      wide
      onClose={onClose}
      title={`Row ${row.number}`}
      foot={
        <Button look="primary" sending={isSending} onClick={() => void save()}>
          Read it anew
        </Button>
      }
    >
      {row.problems
        .filter(({ level }) => level === 'wrong')
        .map(({ where, message }) => (
          <Note key={message} tone="bad">
            {where && `${where}: `}
            {message}
          </Note>
        ))}
      {labels.map((label, at) => (
        <FieldFrame key={label} label={label} id={`${id}-${at}`}>
          {view.kind === 'gift' || (cells[at] ?? '').length > 80 ? (
            <textarea
              id={`${id}-${at}`}
              className="input mono"
              rows={view.kind === 'gift' ? 8 : 3}
              value={cells[at] ?? ''}
              onChange={(event) => set(at, event.target.value)}
            />
          ) : (
            <input
              id={`${id}-${at}`}
              className="input mono"
              value={cells[at] ?? ''}
              onChange={(event) => set(at, event.target.value)}
            />
          )}
        </FieldFrame>
      ))}
    </Dialog>
  )
}
