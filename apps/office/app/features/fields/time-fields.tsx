import { useId } from 'react'
import { describedBy, Messages } from '../../ui/field.tsx'
import { ControlFrame } from './field-input.tsx'
import { capital, type FieldProps, type OfKind, textOf } from './field-props.ts'
import { fromIndia, inIndia } from './india-time.ts'
import { useHalfDate } from './use-half-date.ts'

type DateKind = { type: 'date' | 'datetime-local'; shown: (value: string) => string; read: (text: string) => unknown }
const day: DateKind = { type: 'date', shown: (value) => value, read: (text) => text || null }
const moment: DateKind = { type: 'datetime-local', shown: inIndia, read: fromIndia }

const halfWords = { date: 'Write the whole day, or clear it.', 'datetime-local': 'Write day and time, or clear both.' }

/** The props of an input for one day or moment. */
function useDateInput(props: FieldProps, { type, shown, read }: DateKind) {
  const { value, onChange } = props
  const { isHalf, look } = useHalfDate(props)
  const take = (target: HTMLInputElement) => {
    const isWhole = look(target)
    if (isWhole && target.value !== shown(textOf(value))) onChange(read(target.value))
  }
  return {
    error: isHalf ? halfWords[type] : undefined,
    input: {
      type,
      className: 'input',
      // What the browser calls empty is left as it stands: another value would take away what was typed.
      value: isHalf ? '' : shown(textOf(value)),
      onChange: ({ target }: { target: HTMLInputElement }) => take(target),
      onBlur: ({ target }: { target: HTMLInputElement }) => take(target),
    },
  }
}

function DateField({ kind, ...props }: FieldProps & { kind: DateKind }) {
  const { error, input } = useDateInput(props, kind)
  return (
    <ControlFrame field={props.field} isReadOnly={props.isReadOnly} error={error ?? props.error} isShort>
      {(control) => <input {...control} {...input} />}
    </ControlFrame>
  )
}

export const DayField = (props: FieldProps<OfKind<'day'>>) => <DateField {...props} kind={day} />
export const MomentField = (props: FieldProps<OfKind<'moment'>>) => <DateField {...props} kind={moment} />

type Span = { from: string | null; until: string | null }

export function SpanField(props: FieldProps<OfKind<'span'>>) {
  const { field, value, onChange, name, path = name } = props
  const id = useId()
  const span = (value ?? { from: null, until: null }) as Span
  const kind = field.of === 'day' ? day : moment
  const end = (key: keyof Span) => ({
    ...props,
    path: `${path}.${key}`,
    value: span[key],
    onChange: (next: unknown) => onChange({ ...span, [key]: next }),
  })
  const from = useDateInput(end('from'), kind)
  const until = useDateInput(end('until'), kind)
  const error = from.error ?? until.error ?? props.error
  return (
    <fieldset className="field" aria-describedby={describedBy(id, { hint: field.hint, error })}>
      <legend className="label">{capital(field.label)}</legend>
      <div className="form-two">
        {[['From', from] as const, ['Until', until] as const].map(([label, one]) => (
          <label key={label} className="field">
            <span className="label">{label}</span>
            <input {...one.input} readOnly={props.isReadOnly} aria-invalid={one.error ? true : undefined} />
          </label>
        ))}
      </div>
      <Messages id={id} hint={field.hint} error={error} />
    </fieldset>
  )
}
