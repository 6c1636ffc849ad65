import { classes } from '@northlight/ui/classes.ts'
import { type InputHTMLAttributes, type ReactNode, useId } from 'react'
import { Icon } from './icon.tsx'

export type FieldMessages = { hint?: ReactNode; error?: string | undefined }

type FrameProps = FieldMessages & {
  label: ReactNode
  id: string
  className?: string
  /** Beside the label, as `53 of 60`. */
  aside?: ReactNode
  children: ReactNode
}

export const describedBy = (id: string, { hint, error }: FieldMessages) =>
  classes(hint !== undefined && hint !== null && `${id}-hint`, error && `${id}-error`) || undefined

/** Label above, hint below, error as sign and sentence. */
export function FieldFrame({ label, id, hint, error, aside, className, children }: FrameProps) {
  return (
    <div className={classes('field', className)}>
      <div className="field__label">
        <label htmlFor={id}>{label}</label>
        {aside !== undefined && <span className="tiny muted">{aside}</span>}
      </div>
      {children}
      <Messages id={id} hint={hint} error={error} />
    </div>
  )
}

export function Messages({ id, hint, error }: FieldMessages & { id: string }) {
  return (
    <>
      {hint !== undefined && hint !== null && (
        <p className="hint" id={`${id}-hint`}>
          {hint}
        </p>
      )}
      {error && (
        <p className="err" id={`${id}-error`}>
          <Icon name="warning" />
          {error}
        </p>
      )}
    </>
  )
}

type LineProps = FieldMessages &
  Omit<InputHTMLAttributes<HTMLInputElement>, 'id'> & { label: ReactNode; aside?: ReactNode }

export function TextField({ label, hint, error, aside, className, ...input }: LineProps) {
  const id = useId()
  return (
    <FieldFrame label={label} id={id} hint={hint} error={error} aside={aside} className={className}>
      <input
        {...input}
        id={id}
        className="input"
        aria-invalid={error ? true : undefined}
        aria-describedby={describedBy(id, { hint, error })}
      />
    </FieldFrame>
  )
}
