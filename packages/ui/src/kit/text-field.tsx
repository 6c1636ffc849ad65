import type { ComponentProps, ReactNode } from 'react'
import { classes } from '../classes.ts'
import { useWords } from '../words/use-words.ts'
import { FieldFrame, type FieldFrameProps, inputClass, useFieldIds } from './field-frame.tsx'

export type TextFieldProps = Omit<ComponentProps<'input'>, 'prefix'> &
  FieldFrameProps & {
    /** Stands before what is typed and is not part of it, such as +91. */
    prefix?: string
    /** An icon at the start of the field, for search. */
    icon?: ReactNode
  }

export function TextField({
  label,
  hint: ownHint,
  error,
  optional,
  hideLabel,
  aside,
  className,
  prefix,
  icon,
  id,
  type = 'text',
  ...input
}: TextFieldProps) {
  const { say } = useWords()
  // Which of day and month comes first is the device's choice, so the words say what is meant.
  const hint =
    ownHint ?? (type === 'date' ? say('Day, month and year, in the order your device shows them.') : undefined)
  const ids = useFieldIds(id, { hint, error })
  const extra = classes(icon && 'pl-11.5', prefix && 'rounded-l-none', type === 'tel' && 'figures')
  const field = (
    <input
      aria-required={!optional && input.required ? true : undefined}
      {...input}
      {...ids.aria}
      id={ids.id}
      type={type}
      className={inputClass(error, extra)}
    />
  )
  return (
    <FieldFrame {...{ ids, label, hint, error, optional, hideLabel, aside, className }}>
      {prefix ? (
        <div className="flex">
          <span
            aria-hidden="true"
            className={classes(
              'grid place-items-center rounded-l-lg border border-r-0 bg-paper-2 px-3.5 text-ink-2 figures',
              error ? 'border-clay' : 'border-field',
            )}
          >
            {prefix}
          </span>
          {field}
        </div>
      ) : icon ? (
        <div className="relative">
          <span className="pointer-events-none absolute top-3.5 left-3.75 text-ink-2">{icon}</span>
          {field}
        </div>
      ) : (
        field
      )}
    </FieldFrame>
  )
}
