import type { Language } from '@northlight/contract/words/languages'
import { Action } from '../action.tsx'
import { Layout } from '../layout.tsx'
import { Paragraph } from '../paragraph.tsx'
import { mailSay } from '../say.ts'
import type { MailInstitute, Template } from '../template.ts'

export type DeletionScheduledProps = {
  institute: MailInstitute
  name: string
  when: string
  url: string
  language?: Language
}

const title = 'Your account will be deleted on {when}'

export const template: Template<DeletionScheduledProps> = {
  subject: ({ institute, when, language }) => {
    const said = mailSay(language)(title, { when })
    return `${institute.name}: ${said.charAt(0).toLowerCase()}${said.slice(1)}`
  },
  body: ({ institute, name, when, url, language }) => {
    const say = mailSay(language)
    return (
      <Layout
        institute={institute}
        title={say(title, { when })}
        preview={say('You can still keep it.')}
        language={language}
      >
        <Paragraph>
          {say(
            'Hello {name}, you asked us to delete your account. On {when} your details and answers are removed for good. Receipts and marks stay without your name.',
            { name, when },
          )}
        </Paragraph>
        <Paragraph>
          {say('Changed your mind, or was it not you? Use the link, or simply sign in before that day.')}
        </Paragraph>
        <Action url={url} language={language}>
          {say('Keep my account')}
        </Action>
      </Layout>
    )
  },
}
