import type { askAboutTwoYears } from '@northlight/contract/enquiries/leads'
import { SubmitButton } from '@northlight/ui/kit/button.tsx'
import { SelectField } from '@northlight/ui/kit/select-field.tsx'
import { useWords } from '@northlight/ui/words/use-words.ts'
import { createDraftStore } from '../../../platform/forms/draft-store.ts'
import { PersonFields } from '../../../platform/forms/person-fields.tsx'
import { NextSteps, SentPanel } from '../../../platform/forms/sent-panel.tsx'
import { type LazyEndpoint, useApiForm } from '../../../platform/forms/use-api-form.ts'
import { useTabDraft } from '../../../platform/forms/use-tab-draft.ts'
import { island } from '../../../platform/islands/island.tsx'
import { useGo } from '../../../platform/navigation/place.ts'
import { modeOf } from './mode.ts'

const lazyAsk: LazyEndpoint<typeof askAboutTwoYears> = {
  path: '/day-scholar-form',
  load: () => import('@northlight/contract/enquiries/leads').then(({ ScholarInput }) => ScholarInput),
}

/** Another variant is another page: what was typed goes along. */
const drafts = createDraftStore({
  key: 'two-year-form',
  place: { in: 'tab' },
  isKept: (name): name is 'name' | 'email' | 'phone' => ['name', 'email', 'phone'].includes(name),
})

type Props = {
  variants: readonly string[]
  variant: string
  /** The campuses of this variant. */
  campuses: readonly string[]
}

/** Asks about the programme. Choosing another variant here turns the page to it, so that form and page never differ. */
function ScholarFormView({ variants, variant, campuses }: Props) {
  const { say, stored } = useWords()
  const navigate = useGo()
  const form = useApiForm(lazyAsk, {
    thanks: 'Thank you. We will call you about the programme.',
    onSuccess: drafts.forget,
  })
  const keepDraft = useTabDraft(form.props.ref, drafts)
  const turnTo = (variant: string) => {
    keepDraft()
    navigate(`?mode=${modeOf(variant)}#form`, { replace: true })
  }
  if (form.status === 'success' && form.result)
    return (
      <SentPanel title={say('Thank you, {name}', { name: form.result.scholarForm.name })} onAgain={form.again}>
        <p>
          {say('We will call {number} about the programme: {course}, {campus}.', {
            number: form.result.scholarForm.phone,
            course: stored(form.result.scholarForm.course),
            campus: stored(form.result.scholarForm.branch),
          })}
        </p>
        <NextSteps
          steps={[
            say('The campus you chose will call you.'),
            say('You can visit for a morning, sit in a class and have lunch with the students, if you wish.'),
            say('Nothing is paid and no seat is held until you decide.'),
          ]}
        />
      </SentPanel>
    )
  return (
    <form
      {...form.props}
      aria-labelledby="ask-heading"
      className="rounded-lg border border-line bg-white p-6"
      data-noprint
    >
      <h2 id="ask-heading" className="text-h4">
        {say('Request a call-back')}
      </h2>
      <p className="mt-1 mb-5 text-sm text-ink-2">
        {say('We will call you back. You pay nothing here, and no seat is held.')}
      </p>
      <div className="grid gap-4">
        <PersonFields field={form.field} isEmailOptional />
        <SelectField
          {...form.field('course')}
          key={`variant ${variant}`}
          label={say('Day scholar or residential')}
          required
          options={variants.map((value) => ({ value, label: stored(value) }))}
          defaultValue={variant}
          onChange={(event) => turnTo(event.target.value)}
        />
        <SelectField
          {...form.field('branch')}
          // A campus of the other variant must not stay chosen.
          key={`campus ${variant}`}
          label={say('Campus')}
          required
          options={campuses.map((value) => ({ value, label: stored(value) }))}
          placeholder={say('Choose a campus')}
        />
        <SubmitButton size="lg" wide pending={form.pending} pendingLabel={say('Sending')}>
          {say('Request a call-back')}
        </SubmitButton>
      </div>
    </form>
  )
}

export const ScholarForm = island('scholar-form', ScholarFormView, `kept ${drafts.key}`, ['forms', 'asking'])
