import { Action } from '../action.tsx'
import { Layout } from '../layout.tsx'
import { Paragraph } from '../paragraph.tsx'
import type { MailInstitute, Template } from '../template.ts'

export type EmailMovedProps = {
  institute: MailInstitute
  name: string
  /** Not whole: enough to know one's own again. */
  new_address: string
  when: string
  url: string
}

/** To the address an account has left, once the new mailbox has confirmed. */
export const template: Template<EmailMovedProps> = {
  subject: ({ institute }) => `${institute.name}: the e-mail address of your account was changed`,
  body: ({ institute, name, new_address, when, url }) => (
    <Layout
      institute={institute}
      title="Your e-mail address was changed"
      preview="We write to the new one from now on."
    >
      <Paragraph>
        Hello {name}, on {when} your account moved to another e-mail address: {new_address}. That mailbox has confirmed
        it, and we write there from now on. If this was you, there is nothing to do.
      </Paragraph>
      <Paragraph>If it was not you, write to us or call us today, and we will sort it out with you.</Paragraph>
      <Action url={url}>Write to us</Action>
    </Layout>
  ),
}
