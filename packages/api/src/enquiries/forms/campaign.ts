import { answerCampaign } from '@northlight/contract/enquiries/leads'
import { personIn } from '../../counselling/contact-events/who-wrote.ts'
import { fail } from '../../kernel/errors.ts'
import { defineForm } from '../define-form.ts'
import { byItsAddress, person } from '../person-parts.ts'
import * as queries from '../queries.ts'

export const campaign = defineForm({
  name: 'campaign',
  entity: 'campaign_enquiry',
  endpoints: [answerCampaign],
  table: 'campaign_enquiries',
  isOfChild: false,
  choices: {},
  row: async (ctx, input, { campaign_id }) => {
    const found = (await queries.activeCampaign(ctx.db, campaign_id)) ?? fail('not_found')
    return { ...input, email: input.email ?? '', campaign_id: found.id, campaign_name: found.name }
  },
  audit: (row) => ({ campaign: row.campaign_id }),
  reply: (_ctx, row) => ({ message: 'Campaign Enquiry created successfully.', enquiry: row }),
  contactEvent: {
    label: 'Campaign page',
    read: (row) => ({ ...personIn(row), wants: row.campaign_name }),
    words: (row) => [row.campaign_name],
  },
  retention: 'enquiries',
  persons: byItsAddress('Answers to campaigns', [...person, 'campaign_name']),
  notice: {
    subject: 'Campaign Enquiry',
    title: 'Campaign enquiry',
    lead: 'Somebody left a number on a campaign page.',
    facts: (_ctx, row) => [
      ['Campaign', row.campaign_name],
      ['Name', row.name],
      ['E-mail', row.email],
      ['Mobile', row.phone],
    ],
    replyTo: ({ email }) => email,
  },
})
