import { Checkbox } from '@northlight/ui/kit/checkbox.tsx'
import { Link } from '@northlight/ui/kit/link.tsx'
import { SelectField } from '@northlight/ui/kit/select-field.tsx'
import { SkeletonLines } from '@northlight/ui/kit/skeleton.tsx'
import { TextField } from '@northlight/ui/kit/text-field.tsx'
import { TryAgainLine } from '@northlight/ui/kit/try-again-line.tsx'
import { Stored } from '@northlight/ui/words/said.tsx'
import { useWords } from '@northlight/ui/words/use-words.ts'
import { FieldGrid } from '../../../ui/fields/field-grid.tsx'
import type { RegistrationField } from './fields.ts'
import type { FieldOf } from './use-registration.ts'

type ConsentText = { version: string; title: string; points: string[] }
type Props = {
  field: FieldOf
  consent: ConsentText | null | undefined
  privacyPage: string | null
  studentName: string
  /** Given when the text could not be fetched. */
  retry?: () => unknown
}

const relations = ['Father', 'Mother', 'Guardian'] as const

export function ParentsPart({ field, consent, privacyPage, studentName, retry }: Props) {
  const { say, language } = useWords()
  return (
    <div className="grid gap-9">
      <Parent field={field} parent="father" legend={say('First parent or guardian')} isFirst />
      <Parent field={field} parent="mother" legend={say('Second parent')} />
      <fieldset className="min-w-0 rounded-lg border border-line bg-paper px-5 pt-5 pb-3">
        <legend className="float-left mb-2 w-full font-serif text-h4 leading-card font-medium">
          {say('Agreement of the parent')}
        </legend>
        {consent ? (
          <>
            <ul className="clear-both grid list-disc gap-1.5 pl-5 text-sm text-ink-2">
              {consent.points.map((point) => (
                <li key={point}>
                  <Stored text={point} />
                </li>
              ))}
            </ul>
            <input type="hidden" name="consent_version" value={consent.version} />
            {language !== 'en' && <input type="hidden" name="consent_language" value={language} />}
          </>
        ) : retry ? (
          <TryAgainLine retry={retry} className="clear-both" />
        ) : (
          <SkeletonLines lines={6} className="clear-both text-sm" />
        )}
        <Checkbox
          name="consent"
          value="yes"
          required
          error={field('consent').error}
          label={
            <span className="wrap-anywhere">
              {studentName
                ? say('A parent or guardian of {name} knows these points and expects your mail.', { name: studentName })
                : say('A parent or guardian knows these points and expects your mail.')}{' '}
              {privacyPage && <Link to={privacyPage}>{say('How we treat what you send')}</Link>}
            </span>
          }
          hint={say(
            'For a student under 18 we mail these points to the parent above. The hall ticket and the test wait for the parent’s answer, by the link or the code in that mail.',
          )}
        />
      </fieldset>
    </div>
  )
}

type ParentProps = { field: FieldOf; parent: 'father' | 'mother'; legend: string; isFirst?: boolean }

function Parent({ field, parent, legend, isFirst = false }: ParentProps) {
  const { say } = useWords()
  const own = (part: 'name' | 'relation' | 'phone' | 'email') => field(`${parent}_${part}` satisfies RegistrationField)
  const relation = own('relation')
  const auto = (kind: string) => (isFirst ? kind : 'off')
  return (
    <fieldset className="min-w-0">
      <legend className="mb-4 font-serif text-h4 leading-card font-medium">
        {legend}
        {!isFirst && <span className="font-sans text-sm text-ink-2"> ({say('optional')})</span>}
      </legend>
      <FieldGrid>
        <TextField
          {...own('name')}
          label={say('Full name')}
          autoComplete={auto('name')}
          required={isFirst}
          maxLength={255}
        />
        <SelectField
          // React sets the first choice of a list only when it makes the list, and the draft is read later.
          key={relation.defaultValue}
          {...relation}
          label={say('Relationship to the student')}
          options={relations.map((value) => ({ value, label: say(value) }))}
          placeholder={say('Choose')}
          optional={!isFirst}
        />
        <TextField
          {...own('phone')}
          label={say('Mobile number')}
          type="tel"
          inputMode="tel"
          autoComplete={auto('tel-national')}
          prefix="+91"
          required={isFirst}
          maxLength={20}
          hint={isFirst ? say('Ten digits. On WhatsApp, if you use it.') : undefined}
        />
        <TextField
          {...own('email')}
          label={say('E-mail')}
          type="email"
          inputMode="email"
          autoComplete={auto('email')}
          autoCapitalize="none"
          spellCheck={false}
          required={isFirst}
          optional={!isFirst}
          maxLength={255}
          hint={isFirst ? say('The hall ticket and the receipt go here too.') : undefined}
        />
      </FieldGrid>
    </fieldset>
  )
}
