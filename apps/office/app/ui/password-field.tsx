import { type InputHTMLAttributes, useId, useState } from 'react'
import { describedBy, FieldFrame } from './field.tsx'

type Props = InputHTMLAttributes<HTMLInputElement> & { label: string; hint?: string; error?: string | undefined }

export function PasswordField({ label, hint, error, ...input }: Props) {
  const id = useId()
  const [isShown, setShown] = useState(false)
  return (
    <FieldFrame label={label} id={id} hint={hint} error={error}>
      <div className="password">
        <input
          {...input}
          id={id}
          className="input"
          type={isShown ? 'text' : 'password'}
          required
          maxLength={200}
          aria-invalid={error ? true : undefined}
          aria-describedby={describedBy(id, { hint, error })}
        />
        <button type="button" className="link small" aria-pressed={isShown} onClick={() => setShown(!isShown)}>
          {isShown ? 'Hide' : 'Show'}
        </button>
      </div>
    </FieldFrame>
  )
}
