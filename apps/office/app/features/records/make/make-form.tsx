import { askedFirst, hasDrafts, type RecordValues } from '@northlight/contract/office/resource'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { sentenceOf } from '../../../platform/api/client.ts'
import { useSendOnce } from '../../../platform/offline/use-send-once.ts'
import { toast } from '../../../platform/toasts/toast.ts'
import { Button } from '../../../ui/button.tsx'
import { Note } from '../../../ui/note.tsx'
import { useFirstWrong } from '../../../ui/use-first-wrong.ts'
import { FieldFor } from '../../fields/field-for.tsx'
import { capital } from '../../fields/field-props.ts'
import { type UnreadTexts, unreadWords } from '../../fields/unread.ts'
import { fieldErrorsOf } from '../field-errors.ts'
import { verbs } from '../verbs.ts'
import type { Asked } from './asked.ts'

/** The fields a record is made with, drawn as in its own form. */
export function MakeForm({ resource, like, onClose }: Asked & { onClose: () => void }) {
  const navigate = useNavigate()
  const names = askedFirst(resource)
  const [values, setValues] = useState<RecordValues>(() =>
    Object.fromEntries(
      names.flatMap((name) => {
        const begun = like?.values[name] ?? resource.fields[name]?.empty
        return begun === undefined ? [] : [[name, begun]]
      }),
    ),
  )
  const [unread, setUnread] = useState<UnreadTexts>({})
  const sending = useSendOnce({
    form: `make:${resource.name}`,
    send: (values: RecordValues, key) =>
      like ? verbs.duplicate(resource.name, like.id, key, values) : verbs.create(resource.name, key, values),
    onSuccess: ({ message, record }) => {
      onClose()
      toast.done(message)
      void navigate(`/${resource.name}/${record.id}`)
    },
    leaves: true,
  })
  const errors = fieldErrorsOf(sending.error)
  const form = useFirstWrong(sending.error)
  const isSaidAbove = sending.isError && !names.some((name) => errors[name])
  return (
    <form
      className="form"
      ref={form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        const [first] = Object.values(unread)
        if (first) toast.failed(unreadWords(capital(first.label)))
        else sending.mutate(values)
      }}
    >
      {isSaidAbove && <Note tone="bad">{sentenceOf(sending.error)}</Note>}
      {names.map((name) => {
        const field = resource.fields[name]
        return field ? (
          <FieldFor
            key={name}
            name={name}
            field={field}
            value={values[name] ?? null}
            values={values}
            onChange={(value) => setValues((before) => ({ ...before, [name]: value }))}
            unread={unread}
            onUnread={setUnread}
            isReadOnly={false}
            error={errors[name]}
            resource={resource.name}
            titles={like?.titles ?? {}}
            livePage={null}
          />
        ) : null
      })}
      <p className="hint">
        {!hasDrafts(resource)
          ? 'It is live as soon as it is saved.'
          : like
            ? 'The rest is copied into a draft, without dates. Nobody sees it yet.'
            : 'Everything else is written next, in a draft that nobody sees yet.'}
      </p>
      <Button look="primary" type="submit" sending={sending.isPending}>
        {hasDrafts(resource) ? 'Make the draft' : 'Save'}
      </Button>
    </form>
  )
}
