import { useWords } from '@northlight/ui/words/use-words.ts'
import { NewPasswordFields } from '../../account/sign-in/new-password-fields.tsx'
import { CheckStep } from '../enquiry/check-step.tsx'
import { checkStep, registrationLabels, registrationSteps } from './fields.ts'
import { printed } from './printed.ts'
import type { FieldOf } from './use-registration.ts'

type Props = {
  field: FieldOf
  values: Record<string, unknown>
  isGuest: boolean
  onChange: (step: number) => void
}

/** Everything on one page, and the password of the new account. */
export function CheckPart({ field, values, isGuest, onChange }: Props) {
  const words = useWords()
  const { say } = words
  const { name, error } = field('password')
  const { name: again, error: wrong } = field('confirm_password')
  return (
    <div className="grid gap-9">
      <CheckStep
        steps={registrationSteps.slice(0, checkStep)}
        labels={registrationLabels}
        values={printed(values, words)}
        onChange={onChange}
      />
      {isGuest && (
        <fieldset className="min-w-0">
          <legend className="mb-2 font-serif text-h4 leading-card font-medium">{say('Choose a password')}</legend>
          <p className="mb-5 max-w-[36.5em] text-sm text-ink-2">
            {say(
              'With it and the student’s e-mail you see the hall ticket, the test and the result. It is not kept in the draft.',
            )}
          </p>
          <NewPasswordFields password={{ name, error }} repeated={{ name: again, error: wrong }} />
        </fieldset>
      )}
    </div>
  )
}
