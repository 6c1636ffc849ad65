import type { contact } from '@northlight/contract/enquiries/contact'
import { studyClassNames } from '@northlight/contract/study-classes'
import { pathIn } from '@northlight/contract/words/language-paths'
import { SubmitButton } from '@northlight/ui/kit/button.tsx'
import { ErrorSummary } from '@northlight/ui/kit/error-summary.tsx'
import { RadioGroup } from '@northlight/ui/kit/radio-group.tsx'
import { SelectField } from '@northlight/ui/kit/select-field.tsx'
import { useWords } from '@northlight/ui/words/use-words.ts'
import { type FormEvent, useEffect, useState } from 'react'
import { PersonFields } from '../../../platform/forms/person-fields.tsx'
import { type LazyEndpoint, useApiForm } from '../../../platform/forms/use-api-form.ts'
import { useRootData } from '../../../platform/institute/root-data.ts'
import { island } from '../../../platform/islands/island.tsx'
import { Card } from '../../../ui/layout/card.tsx'
import type { ContactChoices } from './contact-choices.ts'
import { ContactSent } from './contact-sent.tsx'
import { type DayLimits, dayLimits } from './day-limits.ts'
import { FurtherFields } from './further-fields.tsx'
import { isCall, requestWords } from './request-words.ts'

const lazyContact: LazyEndpoint<typeof contact> = {
  path: '/contact-form',
  load: () => import('@northlight/contract/enquiries/contact').then(({ ContactInput }) => ContactInput),
}

function ContactFormView({ choices }: { choices: ContactChoices }) {
  const { language, say, stored } = useWords()
  const { siteUrl } = useRootData()
  const { intent } = choices
  const untouched = { type: intent.type, date: '', length: 0, isUsed: false }
  const [typed, setTyped] = useState(untouched)
  // The page may be older than today, so the browser says which days are still to come.
  const [limits, setLimits] = useState<DayLimits>()
  useEffect(() => setLimits(dayLimits(Date.now())), [])
  const form = useApiForm(lazyContact, {
    extra: () => ({ page_url: `${siteUrl || location.origin}${location.pathname}` }),
    thanks: say('We will call you, or meet you at the time you chose.'),
    onSuccess: () => setTyped(untouched),
  })
  if (form.status === 'success' && form.result)
    return <ContactSent sent={form.result.contactForm} onAgain={form.again} />

  const words = requestWords(typed.type)
  const call = isCall(typed.type)
  const onInput = (event: FormEvent<HTMLFormElement>) => {
    form.props.onInput(event)
    const body = new FormData(event.currentTarget)
    const text = (name: string) => String(body.get(name) ?? '')
    setTyped({
      type: text('request_type'),
      date: text('date'),
      length: text('detail').replace(/\r\n/g, '\n').length,
      isUsed: typed.isUsed || ['date', 'time', 'location', 'detail'].some((name) => text(name) !== ''),
    })
    setLimits(dayLimits(Date.now()))
  }
  const errors = Object.entries(form.errors).flatMap(([name, [message]]) => (message ? [{ name, message }] : []))
  return (
    <Card bleed className="scroll-mt-28">
      <form {...form.props} onInput={onInput} aria-labelledby="ask-heading" className="group/form grid gap-5">
        <div>
          <h2 id="ask-heading" className="text-h3">
            {say('Book an appointment')}
          </h2>
          <p className="mt-1 text-ink-2">
            {call
              ? say('For a call, a name, a number and the class are enough.')
              : say('We will keep the appointment. If we cannot, we will write to you before it.')}
          </p>
        </div>
        {form.status === 'failure' && errors.length > 1 && <ErrorSummary errors={errors} />}
        <input type="hidden" name="page_url" value={`${siteUrl}${pathIn(language, '/contact-us')}`} />
        <RadioGroup
          {...form.field('request_type')}
          legend={say('How would you like to meet?')}
          layout="pairs"
          options={choices.types.map((type) => ({ value: type, label: say(requestWords(type).label) }))}
          defaultValue={intent.type}
          required
        />
        {/* Shown by what is chosen, with scripts or without. */}
        <SelectField
          {...form.field('branch')}
          label={say('Which campus?')}
          placeholder={say('Choose a campus')}
          options={choices.campuses.map(({ value, label }) => ({ value, label: stored(label) }))}
          defaultValue={intent.campus}
          className="hidden group-has-[[value='Visit_Our_Center']:checked]/form:block"
        />
        <PersonFields
          field={form.field}
          nameLabel={say('Your name')}
          phoneHint={say('Ten digits')}
          hasEmail={false}
          className="grid items-start gap-x-4 gap-y-4.5 sm:grid-cols-2"
        >
          <SelectField
            {...form.field('class')}
            label={say('Student’s class now')}
            placeholder={say('Choose a class')}
            options={studyClassNames.map((value) => ({ value, label: stored(value) }))}
            className="col-span-full"
            {...(call ? { required: true } : { optional: true })}
          />
          <FurtherFields field={form.field} choices={choices} limits={limits} {...typed} />
        </PersonFields>
        <SubmitButton size="lg" wide pending={form.pending} pendingLabel={say('Sending')}>
          {say(words.ask)}
        </SubmitButton>
        <p className="text-xs text-ink-2">{say('We use these answers for this one conversation.')}</p>
      </form>
    </Card>
  )
}

export const ContactForm = island('contact-form', ContactFormView, 'touched', ['forms', 'contact'])
