import { useId } from 'react'
import { describedBy, FieldFrame } from '../../ui/field.tsx'
import { capital, type FieldProps, type OfKind, orNull, textOf } from './field-props.ts'

export function ColourField({ field, value, onChange, isReadOnly, error }: FieldProps<OfKind<'colour'>>) {
  const id = useId()
  const text = textOf(value)
  return (
    <FieldFrame label={capital(field.label)} id={id} hint={field.hint} error={error} className="field--short">
      <div className="colours__input">
        <span
          className="colours__swatch"
          style={{ background: /^#[0-9a-f]{6}$/i.test(text) ? text : 'transparent' }}
          aria-hidden="true"
        />
        <input
          id={id}
          className="input mono"
          value={text}
          maxLength={7}
          placeholder="#1b2a4a"
          readOnly={isReadOnly}
          onChange={(event) => onChange(orNull(event.target.value))}
          aria-invalid={error ? true : undefined}
          aria-describedby={describedBy(id, { hint: field.hint, error })}
        />
      </div>
    </FieldFrame>
  )
}
