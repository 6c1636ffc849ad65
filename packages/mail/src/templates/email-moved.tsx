import type { Language } from '@northlight/contract/words/languages'
import { Action } from '../action.tsx'
import { Layout } from '../layout.tsx'
import { Paragraph } from '../paragraph.tsx'
import { mailSay } from '../say.ts'
import type { MailInstitute, Template } from '../template.ts'

export type EmailMovedProps = {
  institute: MailInstitute
  name: string
  /** Not whole: enough to know one's own again. */
  new_address: string
  when: string
  url: string
  language?: Language
}

/** To the address an account has left, once the new mailbox has confirmed. */
export const template: Template<EmailMovedProps> = {
  subject: ({ institute, language }) => {
    const title = mailSay(language)('The e-mail address of your account was changed')
    return `${institute.name}: ${title.toLowerCase()}`
  },
  body: ({ institute, name, new_address, when, url, language }) => {
    const say = mailSay(language)
    return (
      <Layout
        institute={institute}
        title={say('Your e-mail address was changed')}
        preview={say('We write to the new one from now on.')}
        language={language}
      >
        <Paragraph>
          {say(
            'Hello {name}, on {when} your account moved to another e-mail address: {address}. That mailbox has confirmed it, and we write there from now on. If this was you, there is nothing to do.',
            { name, when, address: new_address },
          )}
        </Paragraph>
        <Paragraph>
          {say('If it was not you, write to us or call us today, and we will sort it out with you.')}
        </Paragraph>
        <Action url={url} language={language}>
          {say('Write to us')}
        </Action>
      </Layout>
    )
  },
}
