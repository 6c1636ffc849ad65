import { useEffect, useState } from 'react'
import { ControlFrame, FieldInput } from './field-input.tsx'
import type { FieldProps, OfKind } from './field-props.ts'
import { paiseOf, rupeesOf } from './money-text.ts'
import { useUnread } from './use-unread.ts'

export function NumberField({ field, value, onChange, isReadOnly, error, onUnread }: FieldProps<OfKind<'number'>>) {
  const [isWrong, setWrong] = useState(false)
  useUnread({ field, onUnread }, isWrong)
  return (
    <FieldInput
      field={field}
      isReadOnly={isReadOnly}
      error={isWrong ? 'Write a number.' : error}
      isShort
      type="number"
      inputMode={field.decimals ? 'decimal' : 'numeric'}
      step={field.decimals ? 'any' : 1}
      min={field.min}
      max={field.max}
      value={typeof value === 'number' ? value : ''}
      onType={(text, isUnread) => {
        setWrong(isUnread)
        onChange(text === '' ? null : Number(text))
      }}
    />
  )
}

/** Typed in rupees, kept in paise. */
export function MoneyField({ field, value, onChange, isReadOnly, error, onUnread }: FieldProps<OfKind<'money'>>) {
  const [typed, setTyped] = useState(rupeesOf(value))
  const isWrong = paiseOf(typed) === undefined
  useUnread({ field, onUnread }, isWrong)
  useEffect(() => {
    // Only what comes from elsewhere replaces what is being typed.
    setTyped((before) => (paiseOf(before) === value ? before : rupeesOf(value)))
  }, [value])
  const message = isWrong ? 'Write an amount such as 1,20,000 or 1499.50.' : error
  const type = (text: string) => {
    setTyped(text)
    const paise = paiseOf(text)
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
