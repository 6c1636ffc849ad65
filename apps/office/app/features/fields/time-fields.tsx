import { useId } from 'react'
import { describedBy, Messages } from '../../ui/field.tsx'
import { FieldInput } from './field-input.tsx'
import { capital, type FieldProps, type OfKind, textOf } from './field-props.ts'
import { fromIndia, inIndia } from './india-time.ts'

export const DayField = ({ field, value, onChange, isReadOnly, error }: FieldProps<OfKind<'day'>>) => (
  <FieldInput
    field={field}
    isReadOnly={isReadOnly}
    error={error}
    isShort
    type="date"
    value={textOf(value)}
    onType={(text) => onChange(text || null)}
  />
)

export const MomentField = ({ field, value, onChange, isReadOnly, error }: FieldProps<OfKind<'moment'>>) => (
  <FieldInput
    field={field}
    isReadOnly={isReadOnly}
    error={error}
    isShort
    type="datetime-local"
    value={inIndia(textOf(value))}
    onType={(text) => onChange(fromIndia(text))}
  />
)

type Span = { from: string | null; until: string | null }

export function SpanField({ field, value, onChange, isReadOnly, error }: FieldProps<OfKind<'span'>>) {
  const id = useId()
  const span = (value ?? { from: null, until: null }) as Span
  const isDay = field.of === 'day'
  const end = (key: keyof Span, label: string) => (
    <label className="field">
      <span className="label">{label}</span>
      <input
        className="input"
        type={isDay ? 'date' : 'datetime-local'}
        value={isDay ? (span[key] ?? '') : inIndia(span[key] ?? '')}
        readOnly={isReadOnly}
        onChange={(event) =>
          onChange({ ...span, [key]: isDay ? event.target.value || null : fromIndia(event.target.value) })
        }
      />
    </label>
  )
  return (
    <fieldset className="field" aria-describedby={describedBy(id, { hint: field.hint, error })}>
      <legend className="label">{capital(field.label)}</legend>
      <div className="form-two">
        {end('from', 'From')}
        {end('until', 'Until')}
      </div>
      <Messages id={id} hint={field.hint} error={error} />
    </fieldset>
  )
}
