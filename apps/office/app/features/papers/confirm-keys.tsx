import { useState } from 'react'
import { client, sentenceOf } from '../../platform/api/client.ts'
import { useSendOnce } from '../../platform/offline/use-send-once.ts'
import { toast } from '../../platform/toasts/toast.ts'
import { Note } from '../../ui/note.tsx'
import type { PrintedPaper } from './printed-question.tsx'

type Props = {
  id: number
  paper: Pick<PrintedPaper, 'version' | 'revision' | 'last_key_change' | 'may_confirm'>
  onReadAgain: () => Promise<Props['paper'] | undefined>
}

/**
 * Below the last key. What is confirmed are the keys as they stood when this page first showed them: what the browser
 * reads anew by itself was read by nobody.
 */
export function ConfirmKeys({ id, paper, onReadAgain }: Props) {
  const [{ version, revision, last_key_change, may_confirm }, setRead] = useState(paper)
  const [refusal, setRefusal] = useState<string>()
  const [isDone, setIsDone] = useState(false)
  const sending = useSendOnce({
    form: `confirm-keys:${id}`,
    send: () =>
      client.post('/office/papers/{id}/confirm-keys', { version, revision, last_key_change }, { params: { id } }),
    onSuccess: ({ message }) => {
      toast.done(message)
      setIsDone(true)
    },
    onError: (error) => setRefusal(sentenceOf(error)),
  })
  const readAgain = async () => {
    const now = await onReadAgain()
    if (!now) return
    setRead(now)
    setRefusal(undefined)
  }
  if (!may_confirm) return <Note>You built this version: a colleague has to read its keys and confirm them here.</Note>
  if (isDone) return <Note tone="good">You have confirmed these keys.</Note>
  const press = () => (refusal ? void readAgain() : sending.mutate(undefined))
  return (
    <Note
      tone={refusal ? 'bad' : 'due'}
      acts={
        <button type="button" className="link" disabled={sending.isPending} onClick={press}>
          {refusal ? 'Show the keys as they are now' : 'I have read every key'}
        </button>
      }
    >
      {refusal ??
        'You confirm the keys as they stand above. If one is changed before you press, you are asked to read again.'}
    </Note>
  )
}
