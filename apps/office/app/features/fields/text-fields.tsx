import { useId } from 'react'
import { describedBy, FieldFrame } from '../../ui/field.tsx'
import { capital, type FieldProps, type OfKind, orNull, textOf } from './field-props.ts'

const types = { email: 'email', phone: 'tel', link: 'url', json: 'text' } as const

/** `53 of 60` near the end, so that nobody is stopped without a warning. */
const roomLeft = (length: number, max: number) => (length > max * 0.75 ? `${length} of ${max}` : undefined)

export function LineField({ field, value, onChange, isReadOnly, error }: FieldProps<OfKind<'line'>>) {
  const id = useId()
  const text = textOf(value)
  return (
    <FieldFrame
      label={capital(field.label)}
      id={id}
      hint={field.hint}
      error={error}
      aside={roomLeft(text.length, field.max)}
    >
      <input
        id={id}
        className="input"
        type={field.format ? types[field.format] : 'text'}
        value={text}
        maxLength={field.max}
        readOnly={isReadOnly}
        onChange={(event) => onChange(orNull(event.target.value))}
        aria-invalid={error ? true : undefined}
        aria-describedby={describedBy(id, { hint: field.hint, error })}
      />
    </FieldFrame>
  )
}

export function TextAreaField({ field, value, onChange, isReadOnly, error }: FieldProps<OfKind<'text'>>) {
  const id = useId()
  const text = textOf(value)
  return (
    <FieldFrame
      label={capital(field.label)}
      id={id}
      hint={field.hint}
      error={error}
      aside={roomLeft(text.length, field.max)}
    >
      <textarea
        id={id}
        className={field.format === 'json' ? 'input mono' : 'input'}
        rows={Math.min(10, Math.max(3, text.split('\n').length + 1))}
        value={text}
        maxLength={field.max}
        readOnly={isReadOnly}
        onChange={(event) => onChange(orNull(event.target.value))}
        aria-invalid={error ? true : undefined}
        aria-describedby={describedBy(id, { hint: field.hint, error })}
      />
    </FieldFrame>
  )
}
