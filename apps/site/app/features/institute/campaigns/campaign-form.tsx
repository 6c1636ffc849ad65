import type { answerCampaign } from '@northlight/contract/enquiries/leads'
import { SubmitButton } from '@northlight/ui/kit/button.tsx'
import { useWords } from '@northlight/ui/words/use-words.ts'
import { PersonFields } from '../../../platform/forms/person-fields.tsx'
import { SentPanel } from '../../../platform/forms/sent-panel.tsx'
import { type LazyEndpoint, useApiForm } from '../../../platform/forms/use-api-form.ts'
import { island } from '../../../platform/islands/island.tsx'

const lazyAnswer: LazyEndpoint<typeof answerCampaign> = {
  path: '/campaign/enquiry/{campaign_id}',
  load: () => import('@northlight/contract/enquiries/leads').then(({ LeadInput }) => LeadInput),
}

/** Name and number, for what the page offers. */
function CampaignFormView({ id, heading }: { id: number; heading: string }) {
  const { say, stored } = useWords()
  const form = useApiForm(lazyAnswer, {
    params: { campaign_id: id },
    thanks: 'Thank you. We have your name and number, and will call you.',
  })
  if (form.status === 'success' && form.result)
    return (
      <SentPanel
        title={say('Thank you, {name}', { name: form.result.enquiry.name })}
        onAgain={form.again}
        headingLevel={2}
      >
        <p>
          {say('We have your number, {number}. You hear from us about this and about nothing else.', {
            number: form.result.enquiry.phone,
          })}
        </p>
      </SentPanel>
    )
  return (
    <form
      {...form.props}
      aria-labelledby="campaign-form"
      className="rounded-lg border border-line bg-white p-6"
      data-noprint
    >
      <h2 id="campaign-form" className="mb-5 text-h4">
        {stored(heading)}
      </h2>
      <div className="grid gap-4">
        <PersonFields field={form.field} nameLabel={say('Name')} isEmailOptional />
        <SubmitButton size="lg" wide pending={form.pending} pendingLabel={say('Sending')}>
          {stored(heading)}
        </SubmitButton>
      </div>
    </form>
  )
}

export const CampaignForm = island('campaign-form', CampaignFormView, 'touched', ['forms', 'asking'])
