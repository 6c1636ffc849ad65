import { classes } from '@northlight/ui/classes.ts'
import { type ChangeEvent, useId, useState } from 'react'
import { lazyPart, Part } from '../../../platform/loading/part.tsx'
import { PasswordField } from '../../../ui/fields/password-field.tsx'
import { SkeletonLines } from '../../../ui/layout/skeleton.tsx'

// The rule comes with the schemas; the page itself does not carry them.
const checklist = lazyPart(() =>
  import('../../../ui/fields/password-checklist.tsx').then((part) => part.PasswordChecklist),
)

type FieldProps = { name: string; error?: string }
type Props = {
  password: FieldProps
  repeated: FieldProps
  /** "New password" where there was one before. */
  label?: string
  className?: string
}

/** A password being chosen, typed twice, with the rule ticked off while typing. */
export function NewPasswordFields({ password, repeated, label = 'Password', className }: Props) {
  const checklistId = useId()
  const [typed, setTyped] = useState({ password: '', repeated: '' })
  const follow = (key: keyof typeof typed) => (event: ChangeEvent<HTMLInputElement>) => {
    const { value } = event.currentTarget
    setTyped((before) => ({ ...before, [key]: value }))
  }
  return (
    <div className={classes('grid gap-5 sm:grid-cols-2', className)}>
      <PasswordField
        {...password}
        label={label}
        autoComplete="new-password"
        checklistId={checklistId}
        required
        maxLength={200}
        onChange={follow('password')}
      />
      <PasswordField
        {...repeated}
        label={`${label} again`}
        autoComplete="new-password"
        required
        maxLength={200}
        onChange={follow('repeated')}
      />
      <div className="sm:col-span-2">
        <Part
          part={checklist}
          props={{ id: checklistId, ...typed }}
          waiting={<SkeletonLines lines={3} lineClassName="h-[1.85em]" className="max-w-90 text-sm" />}
        />
      </div>
    </div>
  )
}
