import { lazy, Suspense, useId, useState } from 'react'
import { Messages } from '../../ui/field.tsx'
import { Note } from '../../ui/note.tsx'
import { usePictureChooser } from '../pictures/use-picture-chooser.tsx'
import { capital, type FieldProps, type OfKind, orNull, textOf } from './field-props.ts'

const RichEditor = lazy(() => import('../rich/rich-editor.tsx').then((m) => ({ default: m.RichEditor })))

export function RichField({ field, value, onChange, isReadOnly, error }: FieldProps<OfKind<'rich'>>) {
  const id = useId()
  const html = textOf(value)
  const [isForeign, setForeign] = useState(false)
  const [chooser, choose] = usePictureChooser()
  return (
    <div className="field">
      <span className="label" id={id}>
        {capital(field.label)}
      </span>
      {isForeign ? (
        <>
          <Note tone="due">
            This text holds something the editor does not know, so it is shown as it is written. Nothing of it is lost.
          </Note>
          <textarea
            className="input mono"
            rows={14}
            aria-labelledby={id}
            value={html}
            readOnly={isReadOnly}
            onChange={(event) => onChange(orNull(event.target.value))}
          />
        </>
      ) : (
        <Suspense fallback={<div className="rich rich--waiting" role="status" aria-label="The editor is coming" />}>
          <RichEditor
            html={html}
            onChange={(text) => onChange(orNull(text))}
            labelledBy={id}
            describedBy={error ? `${id}-error` : undefined}
            isReadOnly={isReadOnly}
            choosePicture={async () => {
              const picture = await choose()
              return picture ? { src: picture.src, alt: picture.alt ?? '' } : null
            }}
            onForeign={() => setForeign(true)}
          />
        </Suspense>
      )}
      {chooser}
      <Messages id={id} hint={field.hint} error={error} />
    </div>
  )
}
