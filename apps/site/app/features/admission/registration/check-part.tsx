import { shownDate } from '@northlight/contract/dates'
import type { Language } from '@northlight/contract/words/languages'
import { useWords } from '@northlight/ui/words/use-words.ts'
import { NewPasswordFields } from '../../account/sign-in/new-password-fields.tsx'
import { CheckStep } from '../enquiry/check-step.tsx'
import { checkStep, registrationLabels, registrationSteps } from './fields.ts'
import type { FieldOf } from './use-registration.ts'

type Props = {
  field: FieldOf
  values: Record<string, unknown>
  isGuest: boolean
  onChange: (step: number) => void
}

/** A tick is not printed back, and a day is read as people write it. */
const printed = (values: Record<string, unknown>, language: Language) => ({
  ...values,
  consent: undefined,
  date_of_birth: typeof values.date_of_birth === 'string' ? shownDate(values.date_of_birth, language) : undefined,
})

/** Everything on one page, and the password of the new account. */
export function CheckPart({ field, values, isGuest, onChange }: Props) {
  const { language, say } = useWords()
  const { name, error } = field('password')
  const { name: again, error: wrong } = field('confirm_password')
  return (
    <div className="grid gap-9">
      <CheckStep
        steps={registrationSteps.slice(0, checkStep)}
        labels={registrationLabels}
        values={printed(values, language)}
        onChange={onChange}
      />
      {isGuest && (
        <fieldset className="min-w-0">
          <legend className="mb-2 font-serif text-h4 leading-[1.3] font-medium">{say('Choose a password')}</legend>
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
