import { useState } from 'react'
import { client } from '../../platform/api/client.ts'
import { toast } from '../../platform/toasts/toast.ts'
import { Button } from '../../ui/button.tsx'

type Props = { ids: number[]; onChanged: () => void; onClear: () => void }

const questions = (count: number) => (count === 1 ? '1 question' : `${count} questions`)

/** What can be done with several questions of the page at once. */
export function ChosenBar({ ids, onChanged, onClear }: Props) {
  const [isSending, setSending] = useState(false)
  if (ids.length === 0) return null
  const set = async (which: number[], is_hidden: boolean) => {
    for (const id of which) await client.post('/office/questions/{id}/hidden', { is_hidden }, { params: { id } })
    onChanged()
  }
  const press = async (is_hidden: boolean) => {
    setSending(true)
    try {
      await set(ids, is_hidden)
      const said = is_hidden
        ? `Papers can no longer choose ${questions(ids.length)}.`
        : `Papers can choose ${questions(ids.length)} again.`
      toast.done(said, { undo: () => set(ids, !is_hidden) })
      onClear()
    } catch (error) {
      toast.failed(error)
      onChanged()
    } finally {
      setSending(false)
    }
  }
  return (
    <section className="bulk on-night" aria-label="Chosen rows">
      <b>{ids.length} chosen</b>
      <Button small look="ghost" sending={isSending} onClick={() => void press(true)}>
        Hide
      </Button>
      <Button small look="ghost" disabled={isSending} onClick={() => void press(false)}>
        Put back
      </Button>
      <span className="end">
        <button type="button" className="link" onClick={onClear}>
          Clear selection
        </button>
      </span>
    </section>
  )
}
