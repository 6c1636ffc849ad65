import { useEffect, useState } from 'react'
import { ControlFrame, FieldInput } from './field-input.tsx'
import type { FieldProps, OfKind } from './field-props.ts'
import { numberOf, numberText, paiseOf, rupeesOf } from './money-text.ts'
import { withUnread } from './unread.ts'

type Reading = {
  /** Null for nothing, undefined for what cannot be read. */
  read: (text: string) => number | null | undefined
  shown: (value: unknown) => string
}

/**
 * The text of a number. What cannot be read is kept by the person who draws the form, and the value stays as it was.
 */
const useNumberText = ({ name, path = name, ...props }: FieldProps, { read, shown }: Reading) => {
  const { field, value, onChange, unread, onUnread } = props
  const [typed, setTyped] = useState(shown(value))
  // Where nobody keeps it, it lives as long as the field.
  const [own, setOwn] = useState<string | null>(null)
  const kept = onUnread ? unread?.[path]?.text : own
  const isWrong = typeof kept === 'string'
  useEffect(() => {
    // Only what comes from elsewhere replaces what is being typed.
    setTyped((before) => ((read(before) ?? null) === (value ?? null) ? before : shown(value)))
  }, [value, read, shown])
  const type = (text: string) => {
    const number = read(text)
    const left = number === undefined ? text : null
    setOwn(left)
    onUnread?.(withUnread(path, left === null ? null : { label: field.label, text: left }))
    if (number === undefined) return
    setTyped(text)
    onChange(number)
  }
  return { text: kept ?? typed, isWrong, type, tidy: () => setTyped(shown(read(typed))) }
}

const asNumber: Reading = { read: numberOf, shown: numberText }
const asMoney: Reading = { read: paiseOf, shown: rupeesOf }

export function NumberField(props: FieldProps<OfKind<'number'>>) {
  const { field, isReadOnly, error } = props
  const { text, isWrong, type, tidy } = useNumberText(props, asNumber)
  return (
    <FieldInput
      field={field}
      isReadOnly={isReadOnly}
      error={isWrong ? 'Write a number in digits.' : error}
      isShort
      inputMode={field.decimals ? 'decimal' : 'numeric'}
      value={text}
      onType={type}
      onBlur={tidy}
    />
  )
}

/** Typed in rupees, kept in paise. */
export function MoneyField(props: FieldProps<OfKind<'money'>>) {
  const { field, isReadOnly, error } = props
  const { text, isWrong, type, tidy } = useNumberText(props, asMoney)
  const message = isWrong ? 'Write an amount such as 1,20,000 or 1499.50.' : error
  return (
    <ControlFrame field={field} isReadOnly={isReadOnly} error={message} isShort>
      {(control) => (
        <div className="money relative [&>span]:absolute [&>span]:left-3 [&>span]:top-1/2 [&>span]:[translate:0_-50%] [&>span]:text-ink-2">
          <span aria-hidden="true">₹</span>
          <input
            {...control}
            className="input"
            inputMode="decimal"
            value={text}
            onChange={(event) => type(event.target.value)}
            onBlur={tidy}
          />
        </div>
      )}
    </ControlFrame>
  )
}
