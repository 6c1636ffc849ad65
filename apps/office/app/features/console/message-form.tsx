import { messageLength } from '@northlight/contract/exams/console'
import { SelectField } from '@northlight/ui/kit/select-field.tsx'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useId, useState } from 'react'
import { client } from '../../platform/api/client.ts'
import { toast } from '../../platform/toasts/toast.ts'
import { Button } from '../../ui/button.tsx'
import { describedBy, FieldFrame } from '../../ui/field.tsx'
import { createMessageKey } from './message-key.ts'

export type Centre = { id: number; name: string; writing: number }
type Props = { slug: string; places: Centre[]; writing: number; chosen: string[] }

/** To all, to a place, or to those who are ticked in the table. */
export function MessageForm({ slug, places, writing, chosen }: Props) {
  const queryClient = useQueryClient()
  const [to, setTo] = useState('all')
  const [text, setText] = useState('')
  const [key] = useState(createMessageKey)
  const [toId, textId] = [useId(), useId()]
  const whom = to === 'chosen' && chosen.length === 0 ? 'all' : to
  const place = places.find(({ id }) => String(id) === whom)
  const count = whom === 'chosen' ? chosen.length : (place?.writing ?? writing)
  const send = useMutation({
    mutationFn: () => {
      const message = {
        text,
        scope: whom === 'all' ? 'all' : whom === 'chosen' ? 'students' : 'branch',
        ...(whom === 'chosen' && { attempts: chosen }),
        ...(place && { branch_id: place.id }),
      } as const
      return client.post('/office/tests/{slug}/messages', { key: key.of(message), ...message }, { params: { slug } })
    },
    onSuccess: ({ message }) => {
      key.sent()
      setText('')
      toast.done(message)
      void queryClient.invalidateQueries({ queryKey: ['ledger', slug] })
    },
    onError: toast.failed,
  })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (!send.isPending) send.mutate()
  }
  const hint = `Stands on their screens until they press “Read”. ${text.length} of ${messageLength} signs.`
  return (
    <form className="form form--tight" aria-label="Message to students" onSubmit={submit}>
      <SelectField label="To" id={toId} value={whom} onChange={(event) => setTo(event.target.value)}>
        <option value="all">all who write ({writing})</option>
        {chosen.length > 0 && <option value="chosen">chosen in the table ({chosen.length})</option>}
        {places
          .filter((one) => one.writing > 0)
          .map((one) => (
            <option key={one.id} value={one.id}>
              {one.name} ({one.writing})
            </option>
          ))}
      </SelectField>
      <FieldFrame label="Text" id={textId} hint={hint}>
        <textarea
          id={textId}
          className="input"
          rows={2}
          required
          minLength={2}
          maxLength={messageLength}
          value={text}
          onChange={(event) => setText(event.target.value)}
          aria-describedby={describedBy(textId, { hint })}
        />
      </FieldFrame>
      <div>
        <Button type="submit" icon="send" sending={send.isPending}>
          Send to {count}
        </Button>
      </div>
    </form>
  )
}
