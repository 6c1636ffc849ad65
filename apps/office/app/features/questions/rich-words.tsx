import { lazy, Suspense, useId, useState } from 'react'
import { Messages } from '../../ui/field.tsx'

const RichEditor = lazy(() => import('../rich/rich-editor.tsx').then((m) => ({ default: m.RichEditor })))

type RichProps = { label: string; html: string; onChange: (html: string) => void; error?: string }

/** Words with formulas; what the editor does not know is edited as it is written, so that nothing is lost. */
export function RichWords({ label, html, onChange, error }: RichProps) {
  const id = useId()
  const [isForeign, setForeign] = useState(false)
  return (
    <div className="field rich-words">
      <span className="label" id={id}>
        {label}
      </span>
      {isForeign ? (
        <textarea
          className="input mono"
          rows={6}
          aria-labelledby={id}
          value={html}
          onChange={(event) => onChange(event.target.value)}
        />
      ) : (
        <Suspense fallback={<div className="rich rich--waiting" role="status" aria-label="The editor is coming" />}>
          <RichEditor
            html={html}
            onChange={onChange}
            labelledBy={id}
            isReadOnly={false}
            onForeign={() => setForeign(true)}
          />
        </Suspense>
      )}
      <Messages id={id} error={error} />
    </div>
  )
}
