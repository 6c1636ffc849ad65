import { Action } from '../action.tsx'
import { Layout } from '../layout.tsx'
import { Paragraph } from '../paragraph.tsx'
import type { MailInstitute, Template } from '../template.ts'

export type EmailChangedProps = {
  institute: MailInstitute
  name: string
  /** Not whole: enough to know one's own again. */
  new_address: string
  when: string
  until: string
  url: string
}

/** To the address an account has, so that a stolen session cannot take the account away in silence. */
export const template: Template<EmailChangedProps> = {
  subject: ({ institute }) => `${institute.name}: your account is to have another e-mail address`,
  body: ({ institute, name, new_address, when, until, url }) => (
    <Layout institute={institute} title="Another e-mail address" preview="If this was not you, act now.">
      <Paragraph>
        Hello {name}, on {when} somebody asked to give your account another e-mail address: {new_address}. It counts
        once that mailbox confirms it. If this was you, there is nothing to do here.
      </Paragraph>
      <Paragraph>
        If it was not you, somebody else is in your account. Until the other mailbox confirms, at most until {until},
        the link keeps this address, signs every device out and ends the password; we then mail you a link to choose a
        new one.
      </Paragraph>
      <Action url={url}>This was not me</Action>
    </Layout>
  ),
}
