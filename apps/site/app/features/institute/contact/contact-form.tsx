import type { contact } from '@northlight/contract/enquiries/contact'
import { useWords } from '@northlight/ui/words/use-words.ts'
import { type FormEvent, useEffect, useState } from 'react'
import { PersonFields } from '../../../platform/forms/person-fields.tsx'
import { type LazyEndpoint, useApiForm } from '../../../platform/forms/use-api-form.ts'
import { useRootData } from '../../../platform/institute/root-data.ts'
import { island } from '../../../platform/islands/island.tsx'
import { SubmitButton } from '../../../ui/controls/button.tsx'
import { ErrorSummary } from '../../../ui/fields/error-summary.tsx'
import { RadioGroup } from '../../../ui/fields/radio-group.tsx'
import { SelectField } from '../../../ui/fields/select-field.tsx'
import { TextArea } from '../../../ui/fields/text-area.tsx'
import { TextField } from '../../../ui/fields/text-field.tsx'
import { Card } from '../../../ui/layout/card.tsx'
import { shownClock } from './campus.ts'
import { ContactSent } from './contact-sent.tsx'
import { type DayLimits, dayLimits, isOver } from './day-limits.ts'
import { requestWords } from './request-words.ts'

export type ContactChoices = {
  types: string[]
  campuses: { value: string; label: string }[]
  slots: string[]
  courses: string[]
  /** What a link to this page already said. */
  intent: { type: string; campus: string; course: string }
}

const lazyContact: LazyEndpoint<typeof contact> = {
  path: '/contact-form',
  load: () => import('@northlight/contract/enquiries/contact').then(({ ContactInput }) => ContactInput),
}

const longest = 500
const anyCourse = 'Other, or not sure yet'

function ContactFormView({ choices }: { choices: ContactChoices }) {
  const { say, stored } = useWords()
  const { siteUrl } = useRootData()
  const { intent } = choices
  const [typed, setTyped] = useState({ type: intent.type, date: '', length: 0 })
  // The page may be older than today, so the browser says which days are still to come.
  const [limits, setLimits] = useState<DayLimits>()
  useEffect(() => setLimits(dayLimits(Date.now())), [])
  const form = useApiForm(lazyContact, {
    extra: () => ({ page_url: `${siteUrl || location.origin}${location.pathname}` }),
    onSuccess: () => setTyped({ type: intent.type, date: '', length: 0 }),
  })
  if (form.status === 'success' && form.result)
    return <ContactSent sent={form.result.contactForm} onAgain={form.again} />

  const words = requestWords(typed.type)
  // To be called, a name, a number and a time are enough.
  const more = typed.type === 'Call Back' ? { required: false, optional: true } : { required: true }
  const onInput = (event: FormEvent<HTMLFormElement>) => {
    form.props.onInput(event)
    const body = new FormData(event.currentTarget)
    const text = (name: string) => String(body.get(name) ?? '')
    setTyped({ type: text('request_type'), date: text('date'), length: text('detail').replace(/\r\n/g, '\n').length })
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
            {say('We will keep the appointment. If we cannot, we will write to you before it.')}
          </p>
        </div>
        {form.status === 'failure' && errors.length > 1 && <ErrorSummary errors={errors} />}
        <input type="hidden" name="page_url" value={`${siteUrl}/contact-us`} />
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
        <div className="grid gap-x-4 gap-y-4.5 sm:grid-cols-2">
          <TextField
            {...form.field('date')}
            label={say('Day')}
            type="date"
            min={limits?.first}
            max={limits?.last}
            required
            data-enhance="coming-days"
          />
          <SelectField
            {...form.field('time')}
            label={say('Time')}
            placeholder={say('Choose a time')}
            options={choices.slots.map((slot) => ({
              value: slot,
              label: shownClock(slot),
              disabled: limits !== undefined && isOver(typed.date, slot, limits),
            }))}
            required
          />
        </div>
        <PersonFields
          field={form.field}
          nameLabel={say('Your name')}
          phoneHint={say('Ten digits')}
          isEmailOptional={!more.required}
          className="grid items-start gap-x-4 gap-y-4.5 sm:grid-cols-2"
        >
          <TextField
            {...form.field('location')}
            label={say('Area and city')}
            placeholder={say('For example Jayanagar, Bengaluru')}
            autoComplete="address-level2"
            maxLength={500}
            {...more}
          />
        </PersonFields>
        <SelectField
          {...form.field('course')}
          label={say('Course you are interested in')}
          placeholder={say('Choose a course')}
          options={[...choices.courses, anyCourse].map((name) => ({ value: name, label: stored(name) }))}
          defaultValue={intent.course}
          {...more}
        />
        <TextArea
          {...form.field('detail')}
          label={say(words.detail)}
          hint={say('{count} of {most} characters', { count: typed.length, most: longest })}
          maxLength={longest}
          {...more}
        />
        <SubmitButton size="lg" wide pending={form.pending} pendingLabel={say('Sending')}>
          {say(words.ask)}
        </SubmitButton>
        <p className="text-xs text-ink-2">{say('We use these answers for this one conversation.')}</p>
      </form>
    </Card>
  )
}

export const ContactForm = island('contact-form', ContactFormView, 'touched', ['forms', 'contact'])
