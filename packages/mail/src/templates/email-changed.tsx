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

/** To the old address, so that a stolen session cannot take an account away in silence. */
export const template: Template<EmailChangedProps> = {
  subject: ({ institute }) => `${institute.name}: the e-mail address of your account was changed`,
  body: ({ institute, name, new_address, when, until, url }) => (
    <Layout institute={institute} title="Your e-mail address was changed" preview="If this was not you, act now.">
      <Paragraph>
        Hello {name}, on {when} your account was given another e-mail address: {new_address}. We write there from now
        on. If this was you, there is nothing to do.
      </Paragraph>
      <Paragraph>
        If it was not you, somebody else is in your account. The link brings this address back, signs every device out
        and ends the old password; we then mail you a link to choose a new one. It works until {until}.
      </Paragraph>
      <Action url={url}>This was not me</Action>
    </Layout>
  ),
}
