import type { ReactNode } from 'react'
import { classes } from '../classes.ts'
import type { ChoiceInputProps } from './choice-input.tsx'
import { FieldError, FieldHint, useFieldIds } from './field-frame.tsx'

type Props = Omit<ChoiceInputProps, 'children'> & {
  label: ReactNode
  hint?: ReactNode
  error?: string | null
}

/** The whole line is the target. */
export function Checkbox({ label, hint, error, className, id, ...input }: Props) {
  const ids = useFieldIds(id, { hint, error })
  return (
    <div className={className}>
      <label
        htmlFor={ids.id}
        className={classes(
          'flex min-h-tap items-start gap-3.5 py-3 text-sm leading-[1.55]',
          input.disabled && 'cursor-not-allowed text-ink-2',
        )}
      >
        <input
          {...input}
          {...ids.aria}
          id={ids.id}
          type="checkbox"
          className={classes(
            'mt-px size-check shrink-0 cursor-pointer rounded-xs accent-night disabled:cursor-not-allowed',
            error && 'outline-2 outline-offset-2 outline-clay',
          )}
        />
        <span>{label}</span>
      </label>
      {(error || hint) && (
        <div className="-mt-3 pb-2 pl-9">
          {error && <FieldError id={ids.errorId}>{error}</FieldError>}
          {hint && <FieldHint id={ids.hintId}>{hint}</FieldHint>}
        </div>
      )}
    </div>
  )
}
