import { indianDay, instant } from '@northlight/contract/dates'
import { pathIn } from '@northlight/contract/words/language-paths'
import { Link } from '@northlight/ui/kit/link.tsx'
import { Notice } from '@northlight/ui/kit/notice.tsx'
import { RadioGroup } from '@northlight/ui/kit/radio-group.tsx'
import { TextArea } from '@northlight/ui/kit/text-area.tsx'
import { TextField } from '@northlight/ui/kit/text-field.tsx'
import { Said } from '@northlight/ui/words/said.tsx'
import { useWords } from '@northlight/ui/words/use-words.ts'
import { FieldGrid } from '../../../ui/fields/field-grid.tsx'
import type { FieldOf } from './use-registration.ts'

type Props = {
  field: FieldOf
  classes: readonly string[]
  schoolClass: string
  onClass: (value: string) => void
  /** The server knows the address already. */
  isAddressKnown: boolean
  /** No sitting is open, for any class. */
  isClosed: boolean
}

export function StudentPart({ field, classes, schoolClass, onClass, isAddressKnown, isClosed }: Props) {
  const { language, say } = useWords()
  const signIn = `/auth/sign-in?redirect=${encodeURIComponent(pathIn(language, '/admission/register'))}`
  const schoolYear = field('class')
  return (
    <FieldGrid>
      {isClosed && (
        <Notice kind="warning" className="sm:col-span-2">
          <Said
            text="No day of the test is open just now; the next ones are published on the {page}. You can fill in this form today: it is kept on this device."
            values={{ page: <Link to="/admission">{say('admission page')}</Link> }}
          />
        </Notice>
      )}
      {isAddressKnown && (
        <Notice kind="warning" live className="sm:col-span-2">
          <Said
            text="This e-mail address is known to us. {enter} and you will be back here; what you typed is kept on this device. Or give another address."
            values={{ enter: <Link to={signIn}>{say('Sign in')}</Link> }}
          />
        </Notice>
      )}
      <TextField
        {...field('name')}
        autoComplete="off"
        required
        maxLength={255}
        hint={say('As on the school identity card.')}
      />
      <TextField
        {...field('date_of_birth')}
        type="date"
        autoComplete="off"
        min="1990-01-01"
        max={indianDay(instant(Date.now()))}
        required
      />
      <RadioGroup
        name={schoolYear.name}
        error={schoolYear.error}
        legend={say('Class the student is in now')}
        required
        options={classes.map((value) => ({
          value,
          label: say('Class {number}', { number: value.replace(/th$/, '') }),
        }))}
        value={schoolClass}
        onChange={onClass}
        className="sm:col-span-2"
      />
      <TextField {...field('school_name')} autoComplete="organization" required maxLength={255} />
      <TextField
        {...field('email')}
        type="email"
        inputMode="email"
        autoComplete="email"
        autoCapitalize="none"
        spellCheck={false}
        required
        maxLength={255}
        hint={say('It becomes the account in which you see the hall ticket and the result.')}
      />
      <TextArea
        {...field('address')}
        autoComplete="street-address"
        rows={3}
        hint={say('House, street, area, city and PIN code.')}
        required
        maxLength={500}
        className="sm:col-span-2"
      />
    </FieldGrid>
  )
}
