import { useId } from 'react'
import { Button, IconButton } from '../../ui/button.tsx'
import { Messages } from '../../ui/field.tsx'
import { capital, type FieldProps, type OfKind, orNull } from './field-props.ts'

type Hours = { days: string; opens: string | null; closes: string | null; note: string | null }

export function HoursField({ field, value, onChange, isReadOnly, error }: FieldProps<OfKind<'hours'>>) {
  const id = useId()
  const rows = Array.isArray(value) ? (value as Hours[]) : []
  const set = (at: number, part: Partial<Hours>) =>
    onChange(rows.map((row, index) => (index === at ? { ...row, ...part } : row)))
  return (
    <fieldset className="field">
      <legend className="label">{capital(field.label)}</legend>
      <ul className="grid grid-cols-[minmax(0,1fr)] gap-1.5 [&_li]:flex [&_li]:items-center [&_li]:gap-1.5">
        {rows.map((row, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a row has no name but its place
          <li key={at} className="hours flex-wrap">
            <input
              className="input"
              aria-label={`Days, ${at + 1}`}
              placeholder="Monday to Saturday"
              value={row.days}
              readOnly={isReadOnly}
              onChange={(event) => set(at, { days: event.target.value })}
            />
            <input
              className="input"
              aria-label={`Opens, ${at + 1}`}
              type="time"
              value={row.opens ?? ''}
              readOnly={isReadOnly}
              onChange={(event) => set(at, { opens: event.target.value || null })}
            />
            <input
              className="input"
              aria-label={`Closes, ${at + 1}`}
              type="time"
              value={row.closes ?? ''}
              readOnly={isReadOnly}
              onChange={(event) => set(at, { closes: event.target.value || null })}
            />
            <input
              className="input"
              aria-label={`Note, ${at + 1}`}
              placeholder="Note"
              value={row.note ?? ''}
              readOnly={isReadOnly}
              onChange={(event) => set(at, { note: orNull(event.target.value) })}
            />
            {!isReadOnly && (
              <IconButton
                icon="close"
                small
                label={`Take row ${at + 1} away`}
                onClick={() => onChange(rows.filter((_, index) => index !== at))}
              />
            )}
          </li>
        ))}
      </ul>
      {!isReadOnly && (
        <p>
          <Button
            small
            icon="plus"
            onClick={() => onChange([...rows, { days: '', opens: null, closes: null, note: null }])}
          >
            Add
          </Button>
        </p>
      )}
      <Messages id={id} hint={field.hint} error={error} />
    </fieldset>
  )
}
