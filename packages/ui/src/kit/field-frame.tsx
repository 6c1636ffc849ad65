import { type ReactNode, useId } from 'react'
import { classes } from '../classes.ts'
import { useWords } from '../words/use-words.ts'
import { Icon } from './icon.tsx'
import { warningIcon } from './icons.ts'

export type FieldFrameProps = {
  label: ReactNode
  /** Shown below the field, always. */
  hint?: ReactNode
  /** The sentence that says what is wrong. Its presence marks the field. */
  error?: string | null
  /** Most fields are needed; the few that are not say so. */
  optional?: boolean
  /** Keeps the label for screen readers only, where the place already says it (a search box). */
  hideLabel?: boolean
  /** At the end of the label's line, as `53 of 60`. */
  aside?: ReactNode
  className?: string
}

/** What an input needs to be tied to its label, hint and error. */
export const useFieldIds = (given: string | undefined, frame: Pick<FieldFrameProps, 'hint' | 'error'>) => {
  const own = useId()
  const id = given ?? own
  const hintId = frame.hint ? `${id}-hint` : undefined
  const errorId = frame.error ? `${id}-error` : undefined
  return {
    id,
    hintId,
    errorId,
    aria: {
      'aria-describedby': [errorId, hintId].filter(Boolean).join(' ') || undefined,
      'aria-invalid': frame.error ? true : undefined,
    },
  }
}

export const inputClass = (error: unknown, extra?: string) =>
  classes(
    'block min-h-tap w-full rounded-lg border bg-white px-inset py-1.5 text-base leading-normal text-ink transition-[background-color,border-color,color] disabled:bg-paper-2 disabled:text-ink-2 disabled:border-line-2 [&[readonly]]:bg-paper-2',
    'focus-visible:outline-offset-1',
    error
      ? 'border-clay bg-[#fffafa] inset-ring inset-ring-clay'
      : 'border-field hover:border-ink focus-visible:border-sky',
    extra,
  )

export function FieldLabel({
  htmlFor,
  optional,
  hide,
  children,
}: {
  htmlFor: string
  optional?: boolean
  hide?: boolean
  children: ReactNode
}) {
  const { say } = useWords()
  return (
    <label htmlFor={htmlFor} className={hide ? 'sr-only' : 'mb-2 block text-sm font-semibold leading-normal'}>
      {children}
      {optional && <span className="font-normal text-ink-2"> ({say('optional')})</span>}
    </label>
  )
}

export function FieldError({ id, children }: { id?: string; children: ReactNode }) {
  const { langOf } = useWords()
  return (
    <p id={id} className="mt-2 flex gap-2 text-sm leading-brief font-medium text-clay">
      <Icon path={warningIcon} size={18} className="mt-px" />
      <span lang={langOf(children)}>{children}</span>
    </p>
  )
}

export function FieldHint({ id, children }: { id?: string; children: ReactNode }) {
  return (
    <p id={id} className="mt-2 text-xs leading-normal text-ink-2">
      {children}
    </p>
  )
}

/** Label above, input, error, hint. */
export function FieldFrame({
  ids,
  label,
  hint,
  error,
  optional,
  hideLabel,
  aside,
  className,
  children,
}: FieldFrameProps & { ids: Pick<ReturnType<typeof useFieldIds>, 'id' | 'hintId' | 'errorId'>; children: ReactNode }) {
  return (
    <div className={classes('min-w-0', className)}>
      {aside && <span className="float-right text-xs text-ink-2">{aside}</span>}
      <FieldLabel htmlFor={ids.id} optional={optional} hide={hideLabel}>
        {label}
      </FieldLabel>
      {children}
      {error && <FieldError id={ids.errorId}>{error}</FieldError>}
      {hint && <FieldHint id={ids.hintId}>{hint}</FieldHint>}
    </div>
  )
}
