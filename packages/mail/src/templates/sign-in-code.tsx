import { Action } from '../action.tsx'
import { Code } from '../code.tsx'
import { Layout } from '../layout.tsx'
import { Paragraph } from '../paragraph.tsx'
import type { MailInstitute, Template } from '../template.ts'

export type SignInCodeProps = { institute: MailInstitute; name: string; code: string; url: string }

/** When strangers guess at an account and somebody signs in on a browser it does not know. */
export const template: Template<SignInCodeProps> = {
  subject: ({ institute }) => `${institute.name}: your code to sign in`,
  body: ({ institute, name, code, url }) => (
    <Layout institute={institute} title="Your code to sign in" preview="It works once, for 15 minutes.">
      <Paragraph>
        Hello {name}, many wrong passwords were tried for your account, so on a new device we ask for more than the
        password. If you are signing in now, type this code beside your password. It works once, for 15 minutes.
      </Paragraph>
      <Code>{code}</Code>
      <Paragraph>
        If you are not signing in, you need not do anything: nobody gets in without this code. We never ask for it by
        telephone.
      </Paragraph>
      <Action url={url}>Sign in</Action>
    </Layout>
  ),
}
