import { OfficeNotice } from '../office-notice.tsx'
import type { MailInstitute, Template } from '../template.ts'

export type OfficeCampaignProps = {
  institute: MailInstitute
  campaign_name: string
  name: string
  email: string
  phone: string
}

/** Tells the office that somebody answered a campaign. */
export const template: Template<OfficeCampaignProps> = {
  subject: () => 'Campaign Enquiry',
  body: ({ institute, ...sent }) => (
    <OfficeNotice
      institute={institute}
      title="Campaign enquiry"
      lead="Somebody left a number on a campaign page."
      facts={[
        ['Campaign', sent.campaign_name],
        ['Name', sent.name],
        ...(sent.email ? [['E-mail', sent.email] as const] : []),
        ['Mobile', sent.phone],
      ]}
    />
  ),
}
