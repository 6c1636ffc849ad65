import type { Language } from '@northlight/contract/words/languages'
import { Action } from '../action.tsx'
import { Code } from '../code.tsx'
import { Layout } from '../layout.tsx'
import { Paragraph } from '../paragraph.tsx'
import { mailSay } from '../say.ts'
import type { MailInstitute, Template } from '../template.ts'

export type SignInCodeProps = { institute: MailInstitute; name: string; code: string; url: string; language?: Language }

/** When strangers guess at an account and somebody signs in on a browser it does not know. */
export const template: Template<SignInCodeProps> = {
  subject: ({ institute, language }) => `${institute.name}: ${mailSay(language)('Your code to sign in').toLowerCase()}`,
  body: ({ institute, name, code, url, language }) => {
    const say = mailSay(language)
    return (
      <Layout
        institute={institute}
        title={say('Your code to sign in')}
        preview={say('It works once, for 15 minutes.')}
        language={language}
      >
        <Paragraph>
          {say(
            'Hello {name}, many wrong passwords were tried for your account, so on a new device we ask for more than the password. If you are signing in now, type this code beside your password. It works once, for 15 minutes.',
            { name },
          )}
        </Paragraph>
        <Code>{code}</Code>
        <Paragraph>
          {say(
            'If you are not signing in, you need not do anything: nobody gets in without this code. We never ask for it by telephone.',
          )}
        </Paragraph>
        <Action url={url} language={language}>
          {say('Sign in')}
        </Action>
      </Layout>
    )
  },
}
