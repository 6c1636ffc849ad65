import { useEffect, useState } from 'react'
import { ControlFrame, FieldInput } from './field-input.tsx'
import type { FieldProps, OfKind } from './field-props.ts'
import { paiseOf, rupeesOf } from './money-text.ts'

export const NumberField = ({ field, value, onChange, isReadOnly, error }: FieldProps<OfKind<'number'>>) => (
  <FieldInput
    field={field}
    isReadOnly={isReadOnly}
    error={error}
    isShort
    type="number"
    inputMode={field.decimals ? 'decimal' : 'numeric'}
    step={field.decimals ? 'any' : 1}
    min={field.min}
    max={field.max}
    value={typeof value === 'number' ? value : ''}
    onType={(text) => onChange(text === '' ? null : Number(text))}
  />
)

/** Typed in rupees, kept in paise. */
export function MoneyField({ field, value, onChange, isReadOnly, error }: FieldProps<OfKind<'money'>>) {
  const [typed, setTyped] = useState(rupeesOf(value))
  const [isWrong, setWrong] = useState(false)
  useEffect(() => {
    // Only what comes from elsewhere replaces what is being typed.
    setTyped((before) => (paiseOf(before) === value ? before : rupeesOf(value)))
  }, [value])
  const message = isWrong ? 'Write an amount such as 1,20,000 or 1499.50.' : error
  const type = (text: string) => {
    setTyped(text)
    const paise = paiseOf(text)
    setWrong(paise === undefined)
    if (paise !== undefined) onChange(paise)
  }
  return (
    <ControlFrame field={field} isReadOnly={isReadOnly} error={message} isShort>
      {(control) => (
        <div className="money">
          <span aria-hidden="true">₹</span>
          <input
            {...control}
            className="input"
            inputMode="decimal"
            value={typed}
            onChange={(event) => type(event.target.value)}
            onBlur={() => !isWrong && setTyped(rupeesOf(paiseOf(typed)))}
          />
        </div>
      )}
    </ControlFrame>
  )
}
