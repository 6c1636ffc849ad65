import type { Field } from '@northlight/contract/office/field-kinds'
import { type InputHTMLAttributes, type ReactNode, useId } from 'react'
import { describedBy, FieldFrame } from '../../ui/field.tsx'
import { capital, type FieldProps } from './field-props.ts'

/** What ties a control to its label, its hint and its error. */
export type Control = {
  id: string
  readOnly: boolean
  'aria-invalid': true | undefined
  'aria-describedby': string | undefined
}

type FrameProps = Pick<FieldProps<Field>, 'field' | 'isReadOnly' | 'error'> & {
  isShort?: boolean
  hint?: ReactNode
  aside?: ReactNode
  children: (control: Control) => ReactNode
}

/** One labelled control of a form, whatever its kind. */
export function ControlFrame({ field, isReadOnly, error, isShort, hint = field.hint, aside, children }: FrameProps) {
  const id = useId()
  return (
    <FieldFrame
      label={capital(field.label)}
      id={id}
      hint={hint}
      error={error}
      aside={aside}
      className={isShort ? 'field--short' : undefined}
    >
      {children({
        id,
        readOnly: isReadOnly,
        'aria-invalid': error ? true : undefined,
        'aria-describedby': describedBy(id, { hint, error }),
      })}
    </FieldFrame>
  )
}

type InputProps = Omit<FrameProps, 'children'> & {
  value: string
  onType: (text: string) => void
} & Pick<InputHTMLAttributes<HTMLInputElement>, 'type' | 'inputMode' | 'maxLength' | 'onBlur'>

/** The control that most kinds are: one line in which something is typed. */
export function FieldInput({ field, isReadOnly, error, isShort, hint, aside, onType, ...input }: InputProps) {
  return (
    <ControlFrame field={field} isReadOnly={isReadOnly} error={error} isShort={isShort} hint={hint} aside={aside}>
      {(control) => <input {...control} {...input} className="input" onChange={({ target }) => onType(target.value)} />}
    </ControlFrame>
  )
}
