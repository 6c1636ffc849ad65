import { useId } from 'react'
import { describedBy, FieldFrame, Messages } from '../../ui/field.tsx'
import { capital, type FieldProps, type OfKind, textOf } from './field-props.ts'
import { fromIndia, inIndia } from './india-time.ts'

export function DayField({ field, value, onChange, isReadOnly, error }: FieldProps<OfKind<'day'>>) {
  const id = useId()
  return (
    <FieldFrame label={capital(field.label)} id={id} hint={field.hint} error={error} className="field--short">
      <input
        id={id}
        className="input"
        type="date"
        value={textOf(value)}
        readOnly={isReadOnly}
        onChange={(event) => onChange(event.target.value || null)}
        aria-invalid={error ? true : undefined}
        aria-describedby={describedBy(id, { hint: field.hint, error })}
      />
    </FieldFrame>
  )
}

export function MomentField({ field, value, onChange, isReadOnly, error }: FieldProps<OfKind<'moment'>>) {
  const id = useId()
  return (
    <FieldFrame label={capital(field.label)} id={id} hint={field.hint} error={error} className="field--short">
      <input
        id={id}
        className="input"
        type="datetime-local"
        value={inIndia(textOf(value))}
        readOnly={isReadOnly}
        onChange={(event) => onChange(fromIndia(event.target.value))}
        aria-invalid={error ? true : undefined}
        aria-describedby={describedBy(id, { hint: field.hint, error })}
      />
    </FieldFrame>
  )
}

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
