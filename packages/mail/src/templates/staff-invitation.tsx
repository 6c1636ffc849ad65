import { Action } from '../action.tsx'
import { Layout } from '../layout.tsx'
import { Paragraph } from '../paragraph.tsx'
import type { MailInstitute, Template } from '../template.ts'

export type StaffInvitationProps = {
  institute: MailInstitute
  name: string
  inviter: string
  /** `editor` */
  role: string
  until: string
  url: string
}

export const template: Template<StaffInvitationProps> = {
  subject: ({ institute }) => `${institute.name}: an invitation to the office`,
  body: ({ institute, name, inviter, role, until, url }) => (
    <Layout institute={institute} title="You are invited to the office" preview="Choose a password and begin.">
      <Paragraph>
        Hello {name}, {inviter} invites you to work in the office of {institute.name} as {role}.
      </Paragraph>
      <Paragraph>
        Open the link and choose a password. Then you set up a second factor: a passkey of your phone or computer, or an
        app that shows six digits. The link opens until {until}.
      </Paragraph>
      <Action url={url}>Accept the invitation</Action>
      <Paragraph>If you do not know of this, please leave it alone: without the link nothing happens.</Paragraph>
    </Layout>
  ),
}
