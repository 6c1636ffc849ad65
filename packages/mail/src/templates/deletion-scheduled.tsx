import { Action } from '../action.tsx'
import { Layout } from '../layout.tsx'
import { Paragraph } from '../paragraph.tsx'
import type { MailInstitute, Template } from '../template.ts'

export type DeletionScheduledProps = { institute: MailInstitute; name: string; when: string; url: string }

export const template: Template<DeletionScheduledProps> = {
  subject: ({ institute, when }) => `${institute.name}: your account will be deleted on ${when}`,
  body: ({ institute, name, when, url }) => (
    <Layout institute={institute} title={`Your account will be deleted on ${when}`} preview="You can still keep it.">
      <Paragraph>
        Hello {name}, you asked us to delete your account. On {when} your details and answers are removed for good.
        Receipts and marks stay without your name.
      </Paragraph>
      <Paragraph>Changed your mind, or was it not you? Use the link, or simply sign in before that day.</Paragraph>
      <Action url={url}>Keep my account</Action>
    </Layout>
  ),
}
