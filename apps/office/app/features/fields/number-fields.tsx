import { useEffect, useId, useState } from 'react'
import { describedBy, FieldFrame } from '../../ui/field.tsx'
import { capital, type FieldProps, type OfKind } from './field-props.ts'
import { paiseOf, rupeesOf } from './money-text.ts'

export function NumberField({ field, value, onChange, isReadOnly, error }: FieldProps<OfKind<'number'>>) {
  const id = useId()
  return (
    <FieldFrame label={capital(field.label)} id={id} hint={field.hint} error={error} className="field--short">
      <input
        id={id}
        className="input"
        type="number"
        inputMode={field.decimals ? 'decimal' : 'numeric'}
        step={field.decimals ? 'any' : 1}
        min={field.min}
        max={field.max}
        value={typeof value === 'number' ? value : ''}
        readOnly={isReadOnly}
        onChange={(event) => onChange(event.target.value === '' ? null : Number(event.target.value))}
        aria-invalid={error ? true : undefined}
        aria-describedby={describedBy(id, { hint: field.hint, error })}
      />
    </FieldFrame>
  )
}

/** Typed in rupees, kept in paise. */
export function MoneyField({ field, value, onChange, isReadOnly, error }: FieldProps<OfKind<'money'>>) {
  const id = useId()
  const [typed, setTyped] = useState(rupeesOf(value))
  const [isWrong, setWrong] = useState(false)
  useEffect(() => {
    // Only what comes from elsewhere replaces what is being typed.
    setTyped((before) => (paiseOf(before) === value ? before : rupeesOf(value)))
  }, [value])
  const message = isWrong ? 'Write an amount such as 1,20,000 or 1499.50.' : error
  return (
    <FieldFrame label={capital(field.label)} id={id} hint={field.hint} error={message} className="field--short">
      <div className="money">
        <span aria-hidden="true">₹</span>
        <input
          id={id}
          className="input"
          inputMode="decimal"
          value={typed}
          readOnly={isReadOnly}
          onChange={(event) => {
            const text = event.target.value
            setTyped(text)
            const paise = paiseOf(text)
            setWrong(paise === undefined)
            if (paise !== undefined) onChange(paise)
          }}
          onBlur={() => !isWrong && setTyped(rupeesOf(paiseOf(typed)))}
          aria-invalid={message ? true : undefined}
          aria-describedby={describedBy(id, { hint: field.hint, error: message })}
        />
      </div>
    </FieldFrame>
  )
}
