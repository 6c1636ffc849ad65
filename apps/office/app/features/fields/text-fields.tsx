import { ControlFrame, FieldInput } from './field-input.tsx'
import { type FieldProps, type OfKind, orNull, textOf } from './field-props.ts'

const types = { email: 'email', phone: 'tel', link: 'url', json: 'text' } as const

/** `53 of 60` near the end, so that nobody is stopped without a warning. */
const roomLeft = (length: number, max: number) => (length > max * 0.75 ? `${length} of ${max}` : undefined)

export function LineField({ field, value, onChange, isReadOnly, error }: FieldProps<OfKind<'line'>>) {
  const text = textOf(value)
  return (
    <FieldInput
      field={field}
      isReadOnly={isReadOnly}
      error={error}
      aside={roomLeft(text.length, field.max)}
      type={field.format ? types[field.format] : 'text'}
      value={text}
      maxLength={field.max}
      onType={(typed) => onChange(orNull(typed))}
    />
  )
}

export function TextAreaField({ field, value, onChange, isReadOnly, error }: FieldProps<OfKind<'text'>>) {
  const text = textOf(value)
  return (
    <ControlFrame field={field} isReadOnly={isReadOnly} error={error} aside={roomLeft(text.length, field.max)}>
      {(control) => (
        <textarea
          {...control}
          className={field.format === 'json' ? 'input mono' : 'input'}
          rows={Math.min(10, Math.max(3, text.split('\n').length + 1))}
          value={text}
          maxLength={field.max}
          onChange={(event) => onChange(orNull(event.target.value))}
        />
      )}
    </ControlFrame>
  )
}
