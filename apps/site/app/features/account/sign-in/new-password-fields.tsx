import { classes } from '@northlight/ui/classes.ts'
import { PasswordField } from '@northlight/ui/kit/password-field.tsx'
import { useWords } from '@northlight/ui/words/use-words.ts'
import { type InputEvent, useId, useState } from 'react'
import { PasswordChecklist } from '../../../ui/fields/password-checklist.tsx'

type FieldProps = { name: string; error?: string }
type Props = {
  password: FieldProps
  repeated: FieldProps
  /** "New password" where there was one before. */
  label?: string
  className?: string
}

/** A password being chosen, typed twice, with the rule ticked off while typing. */
export function NewPasswordFields({ password, repeated, label, className }: Props) {
  const { say } = useWords()
  const checklistId = useId()
  const [typed, setTyped] = useState({ password: '', repeated: '' })
  const follow = (key: keyof typeof typed) => (event: InputEvent<HTMLInputElement>) => {
    const { value } = event.currentTarget
    setTyped((before) => ({ ...before, [key]: value }))
  }
  return (
    <div className={classes('grid gap-5 sm:grid-cols-2', className)}>
      <PasswordField
        {...password}
        label={label ?? say('Password')}
        autoComplete="new-password"
        checklistId={checklistId}
        required
        maxLength={200}
        onInput={follow('password')}
      />
      <PasswordField
        {...repeated}
        label={label ? `${label} again` : say('Password again')}
        autoComplete="new-password"
        required
        maxLength={200}
        onInput={follow('repeated')}
      />
      <div className="sm:col-span-2">
        <PasswordChecklist id={checklistId} {...typed} />
      </div>
    </div>
  )
}
