import { type ComponentProps, useState } from 'react'
import { useWords } from '../words/use-words.ts'
import { FieldFrame, type FieldFrameProps, inputClass, useFieldIds } from './field-frame.tsx'

/** Pass `checklistId` when a `PasswordChecklist` stands below, so that it is read out with the field. */
export type PasswordFieldProps = Omit<ComponentProps<'input'>, 'type'> & FieldFrameProps & { checklistId?: string }

export function PasswordField({
  label,
  hint,
  error,
  optional,
  hideLabel,
  aside,
  className,
  id,
  checklistId,
  autoComplete = 'current-password',
  ...input
}: PasswordFieldProps) {
  const { say } = useWords()
  const ids = useFieldIds(id, { hint, error })
  const [isShown, setShown] = useState(false)
  const describedBy = [ids.aria['aria-describedby'], checklistId].filter(Boolean).join(' ') || undefined
  return (
    <FieldFrame {...{ ids, label, hint, error, optional, hideLabel, aside, className }}>
      <div className="relative">
        <input
          {...input}
          {...ids.aria}
          aria-describedby={describedBy}
          id={ids.id}
          type={isShown ? 'text' : 'password'}
          autoComplete={autoComplete}
          autoCapitalize="none"
          autoCorrect="off"
          spellCheck={false}
          className={inputClass(error, 'pr-19')}
        />
        <button
          type="button"
          aria-pressed={isShown}
          aria-controls={ids.id}
          className="absolute inset-y-1 right-1 rounded-sm px-3 text-sm font-semibold text-sky hover:bg-paper-2 noscript:hidden"
          onClick={() => setShown((shown) => !shown)}
        >
          {isShown ? say('Hide') : say('Show')}
          <span className="sr-only"> {say('password')}</span>
        </button>
      </div>
    </FieldFrame>
  )
}
