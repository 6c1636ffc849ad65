import { useId } from 'react'
import { describedBy, FieldFrame } from '../../ui/field.tsx'

type Props = { label: string; value: string; onChange: (digits: string) => void; error?: string; hint?: string }

/** Six digits, shown in two groups as the apps show them. */
export function DigitsField({ label, value, onChange, error, hint }: Props) {
  const id = useId()
  return (
    <FieldFrame label={label} id={id} error={error} hint={hint}>
      <div className="digits mt-1">
        <input
          id={id}
          className="input"
          inputMode="numeric"
          autoComplete="one-time-code"
          maxLength={7}
          required
          value={value.length > 3 ? `${value.slice(0, 3)} ${value.slice(3)}` : value}
          onChange={(event) => onChange(event.target.value.replace(/\D/g, '').slice(0, 6))}
          aria-invalid={error ? true : undefined}
          aria-describedby={describedBy(id, { hint, error })}
        />
      </div>
    </FieldFrame>
  )
}
