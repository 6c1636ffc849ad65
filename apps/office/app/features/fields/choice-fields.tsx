import { Select } from '@northlight/ui/kit/select.tsx'
import { useId, useState } from 'react'
import { Button, IconButton } from '../../ui/button.tsx'
import { Check } from '../../ui/check.tsx'
import { describedBy, FieldFrame, Messages } from '../../ui/field.tsx'
import { capital, type FieldProps, type OfKind, orNull, textOf } from './field-props.ts'
import { useChoices } from './use-choices.ts'

export function YesNoField({ field, value, onChange, isReadOnly, error }: FieldProps<OfKind<'yesNo'>>) {
  const id = useId()
  return (
    <div className="field">
      <Check
        id={id}
        checked={value === true}
        disabled={isReadOnly}
        onChange={(event) => onChange(event.target.checked)}
      >
        {capital(field.label)}
      </Check>
      <Messages id={id} hint={field.hint} error={error} />
    </div>
  )
}

/** A fixed list is a select; words that others have used are offered, and a new one may be typed. */
export function ChoiceField({
  field,
  name,
  resource,
  value,
  onChange,
  isReadOnly,
  error,
}: FieldProps<OfKind<'choice'>>) {
  const id = useId()
  const choices = useChoices(resource, name, field)
  const text = textOf(value)
  const isFree = 'used' in field.from
  const common = {
    id,
    'aria-invalid': error ? true : undefined,
    'aria-describedby': describedBy(id, { hint: field.hint, error }),
  } as const
  return (
    <FieldFrame label={capital(field.label)} id={id} hint={field.hint} error={error}>
      {isFree ? (
        <>
          <input
            {...common}
            className="input"
            list={`${id}-choices`}
            value={text}
            maxLength={field.max}
            readOnly={isReadOnly}
            onChange={(event) => onChange(orNull(event.target.value))}
          />
          <datalist id={`${id}-choices`}>
            {choices.map((choice) => (
              <option key={choice} value={choice} />
            ))}
          </datalist>
        </>
      ) : (
        <Select
          {...common}
          value={text}
          disabled={isReadOnly}
          onChange={(event) => onChange(orNull(event.target.value))}
        >
          <option value="">Choose…</option>
          {text && !choices.includes(text) && <option value={text}>{text}</option>}
          {choices.map((choice) => (
            <option key={choice} value={choice}>
              {capital(choice)}
            </option>
          ))}
        </Select>
      )}
    </FieldFrame>
  )
}

/** Several of a list as ticks, or lines typed freely. */
export function ChoicesField({
  field,
  name,
  resource,
  value,
  onChange,
  isReadOnly,
  error,
}: FieldProps<OfKind<'choices'>>) {
  const id = useId()
  const choices = useChoices(resource, name, field)
  const chosen = Array.isArray(value) ? (value as string[]) : []
  if (field.from === null)
    return (
      <LinesField
        label={capital(field.label)}
        field={field}
        lines={chosen}
        onChange={onChange}
        isReadOnly={isReadOnly}
        error={error}
      />
    )
  return (
    <fieldset className="field" aria-describedby={describedBy(id, { hint: field.hint, error })}>
      <legend className="label">{capital(field.label)}</legend>
      <div className="chips">
        {[...new Set([...choices, ...chosen])].map((choice) => (
          <Check
            key={choice}
            checked={chosen.includes(choice)}
            disabled={isReadOnly}
            onChange={(event) =>
              onChange(event.target.checked ? [...chosen, choice] : chosen.filter((one) => one !== choice))
            }
          >
            {capital(choice)}
          </Check>
        ))}
      </div>
      <Messages id={id} hint={field.hint} error={error} />
    </fieldset>
  )
}

type LinesProps = {
  label: string
  field: OfKind<'choices'>
  lines: string[]
  onChange: (lines: string[]) => void
  isReadOnly: boolean
  error?: string
}

function LinesField({ label, field, lines, onChange, isReadOnly, error }: LinesProps) {
  const id = useId()
  const [focusLast, setFocusLast] = useState(false)
  const set = (at: number, text: string) => onChange(lines.map((line, index) => (index === at ? text : line)))
  return (
    <fieldset className="field" aria-describedby={describedBy(id, { hint: field.hint, error })}>
      <legend className="label">{label}</legend>
      <ul className="grid grid-cols-[minmax(0,1fr)] gap-1.5 [&_li]:flex [&_li]:items-center [&_li]:gap-1.5">
        {lines.map((line, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: lines have no name but their place
          <li key={at}>
            <input
              className="input"
              aria-label={`${label}, ${at + 1}`}
              value={line}
              maxLength={field.max}
              readOnly={isReadOnly}
              // biome-ignore lint/a11y/noAutofocus: the line was asked for a moment ago
              autoFocus={focusLast && at === lines.length - 1}
              onChange={(event) => set(at, event.target.value)}
            />
            {!isReadOnly && (
              <IconButton
                icon="close"
                small
                label={`Take ${label} ${at + 1} away`}
                onClick={() => onChange(lines.filter((_, index) => index !== at))}
              />
            )}
          </li>
        ))}
      </ul>
      {!isReadOnly && lines.length < field.most && (
        <p>
          <Button
            small
            icon="plus"
            onClick={() => {
              setFocusLast(true)
              onChange([...lines, ''])
            }}
          >
            Add
          </Button>
        </p>
      )}
      <Messages id={id} hint={field.hint} error={error} />
    </fieldset>
  )
}
