import type { Language } from '@northlight/contract/words/languages'
import { Action } from '../action.tsx'
import { Code } from '../code.tsx'
import { Layout } from '../layout.tsx'
import { Paragraph } from '../paragraph.tsx'
import { mailSay } from '../say.ts'
import type { MailInstitute, Template } from '../template.ts'

export type OwnerCodeProps = { institute: MailInstitute; name: string; code: string; url: string; language?: Language }

/** For an account without a password: the code stands where others type theirs. */
export const template: Template<OwnerCodeProps> = {
  subject: ({ institute, language }) => `${institute.name}: ${mailSay(language)('Your code').toLowerCase()}`,
  body: ({ institute, name, code, url, language }) => {
    const say = mailSay(language)
    return (
      <Layout
        institute={institute}
        title={say('Your code')}
        preview={say('It works once, for 15 minutes.')}
        language={language}
      >
        <Paragraph>
          {say('Hello {name}, type this code where the page asks for it. It works once, for 15 minutes.', { name })}
        </Paragraph>
        <Code>{code}</Code>
        <Paragraph>
          {say(
            'We never ask for it by telephone. If you did not ask for a code, somebody else is using your account: sign that device out.',
          )}
        </Paragraph>
        <Action url={url} language={language}>
          {say('See your devices')}
        </Action>
      </Layout>
    )
  },
}
