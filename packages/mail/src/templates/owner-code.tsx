import { Action } from '../action.tsx'
import { Code } from '../code.tsx'
import { Layout } from '../layout.tsx'
import { Paragraph } from '../paragraph.tsx'
import type { MailInstitute, Template } from '../template.ts'

export type OwnerCodeProps = { institute: MailInstitute; name: string; code: string; url: string }

/** For an account without a password: the code stands where others type theirs. */
export const template: Template<OwnerCodeProps> = {
  subject: ({ institute }) => `${institute.name}: your code`,
  body: ({ institute, name, code, url }) => (
    <Layout institute={institute} title="Your code" preview="It works once, for 15 minutes.">
      <Paragraph>Hello {name}, type this code where the page asks for it. It works once, for 15 minutes.</Paragraph>
      <Code>{code}</Code>
      <Paragraph>
        We never ask for it by telephone. If you did not ask for a code, somebody else is using your account: sign that
        device out.
      </Paragraph>
      <Action url={url}>See your devices</Action>
    </Layout>
  ),
}
