import type { Language } from '@northlight/contract/words/languages'
import { Action } from '../action.tsx'
import { Layout } from '../layout.tsx'
import { Paragraph } from '../paragraph.tsx'
import { mailSay } from '../say.ts'
import type { MailInstitute, Template } from '../template.ts'

export type EmailChangedProps = {
  institute: MailInstitute
  name: string
  /** Not whole: enough to know one's own again. */
  new_address: string
  when: string
  until: string
  url: string
  language?: Language
}

/** To the address an account has, so that a stolen session cannot take the account away in silence. */
export const template: Template<EmailChangedProps> = {
  subject: ({ institute, language }) => {
    const title = mailSay(language)('Your account is to have another e-mail address')
    return `${institute.name}: ${title.toLowerCase()}`
  },
  body: ({ institute, name, new_address, when, until, url, language }) => {
    const say = mailSay(language)
    return (
      <Layout
        institute={institute}
        title={say('Another e-mail address')}
        preview={say('If this was not you, act now.')}
        language={language}
      >
        <Paragraph>
          {say(
            'Hello {name}, on {when} somebody asked to give your account another e-mail address: {address}. It counts once that mailbox confirms it. If this was you, there is nothing to do here.',
            { name, when, address: new_address },
          )}
        </Paragraph>
        <Paragraph>
          {say(
            'If it was not you, somebody else is in your account. Until the other mailbox confirms, at most until {until}, the link keeps this address, signs every device out and ends the password; we then mail you a link to choose a new one.',
            { until },
          )}
        </Paragraph>
        <Action url={url} language={language}>
          {say('This was not me')}
        </Action>
      </Layout>
    )
  },
}
