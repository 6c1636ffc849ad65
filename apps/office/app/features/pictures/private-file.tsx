import { useMutation } from '@tanstack/react-query'
import { useId } from 'react'
import { calls, sentenceOf } from '../../platform/api/client.ts'
import { Messages } from '../../ui/field.tsx'
import { Icon } from '../../ui/icon.tsx'

type Props = {
  label: string
  fileId: number | null
  types: readonly string[]
  isReadOnly: boolean
  onChange: (id: number | null) => void
  hint?: string
  error?: string
}

/** A file that only staff see: each opening is written down. */
export function PrivateFile({ label, fileId, types, isReadOnly, onChange, hint, error }: Props) {
  const id = useId()
  const upload = useMutation({
    mutationFn: async (file: File) => {
      const form = new FormData()
      form.set('file', file)
      return calls.post<{ file: { id: number } }>('/office/evidence', form)
    },
    onSuccess: ({ file }) => onChange(file.id),
  })
  return (
    <div className="field">
      <label className="label" htmlFor={id}>
        {label}
      </label>
      {fileId !== null && (
        <p className="small">
          <Icon name="document" className="inline-block [vertical-align:-3px]" /> A file is there.{' '}
          <a href={`/api/v1/office/files/${fileId}`} target="_blank" rel="noreferrer">
            Open it
          </a>
          {!isReadOnly && (
            <>
              {' · '}
              <button type="button" className="link" onClick={() => onChange(null)}>
                Remove
              </button>
            </>
          )}
        </p>
      )}
      {!isReadOnly && (
        <input
          id={id}
          className="input"
          type="file"
          accept={types.join(',')}
          disabled={upload.isPending}
          onChange={(event) => {
            const file = event.target.files?.[0]
            if (file) upload.mutate(file)
          }}
        />
      )}
      {upload.isPending && <p role="status">Sending…</p>}
      <Messages id={id} hint={hint} error={upload.error ? sentenceOf(upload.error) : error} />
    </div>
  )
}
