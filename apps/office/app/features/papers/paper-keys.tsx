import type { PaperBuildView } from '@northlight/contract/office/papers'
import { useState } from 'react'
import { client, sentenceOf } from '../../platform/api/client.ts'
import { useSendOnce } from '../../platform/offline/use-send-once.ts'
import { toast } from '../../platform/toasts/toast.ts'
import { Note } from '../../ui/note.tsx'
import { Section } from '../../ui/section.tsx'
import { momentText } from '../../ui/time.tsx'

type Props = { paper: PaperBuildView; onRead: () => Promise<unknown> }

/** Whether a colleague has read the keys. What is confirmed is what this page showed, and nothing newer. */
export function PaperKeys({ paper, onRead }: Props) {
  const { id, version, revision, last_key_change, confirmed, may_confirm } = paper
  const [refusal, setRefusal] = useState<string>()
  const sending = useSendOnce({
    form: `confirm-keys:${id}`,
    send: () =>
      client.post(
        '/office/papers/{id}/confirm-keys',
        { version, revision, last_key_change: last_key_change?.id ?? 0 },
        { params: { id } },
      ),
    onSuccess: ({ message }) => {
      toast.done(message)
      void onRead()
    },
    onError: (error) => setRefusal(sentenceOf(error)),
  })
  const readAgain = async () => {
    await onRead()
    setRefusal(undefined)
  }
  const changed = last_key_change && ` A key was last changed ${momentText(last_key_change.at)}.`
  return (
    <Section title="Keys">
      {refusal ? (
        <Note
          tone="bad"
          acts={
            <button type="button" className="link" onClick={() => void readAgain()}>
              Show the paper as it is now
            </button>
          }
        >
          {refusal}
        </Note>
      ) : confirmed?.is_current ? (
        <p className="small">
          Read by {confirmed.by ?? 'a colleague'}, {momentText(confirmed.at)}.
        </p>
      ) : (
        <Note
          tone="due"
          acts={
            may_confirm && (
              <button
                type="button"
                className="link"
                disabled={sending.isPending}
                onClick={() => sending.mutate(undefined)}
              >
                I have read every key
              </button>
            )
          }
        >
          {may_confirm
            ? 'Nobody has confirmed the keys of this paper as it is now.'
            : 'You built this version: a colleague has to read its keys.'}
          {changed}
        </Note>
      )}
    </Section>
  )
}
