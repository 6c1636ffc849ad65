import type { Language } from '@northlight/contract/words/languages'
import { Action } from '../action.tsx'
import { Layout } from '../layout.tsx'
import { Paragraph } from '../paragraph.tsx'
import { mailSay } from '../say.ts'
import type { MailInstitute, Template } from '../template.ts'

export type NewDeviceProps = {
  institute: MailInstitute
  name: string
  device: string
  when: string
  url: string
  language?: Language
}

/** So that a stolen password cannot be used in silence. */
export const template: Template<NewDeviceProps> = {
  subject: ({ institute, language }) =>
    `${institute.name}: ${mailSay(language)('A new device has signed in').toLowerCase()}`,
  body: ({ institute, name, device, when, url, language }) => {
    const say = mailSay(language)
    return (
      <Layout
        institute={institute}
        title={say('A new device has signed in')}
        preview={say('If this was you, all is well.')}
        language={language}
      >
        <Paragraph>
          {say(
            'Hello {name}, your account was opened on {when} from a device that had not been here before: {device}.',
            { name, when, device },
          )}
        </Paragraph>
        <Paragraph>
          {say('If this was you, there is nothing to do. If not, sign that device out and choose a new password.')}
        </Paragraph>
        <Action url={url} language={language}>
          {say('See your devices')}
        </Action>
      </Layout>
    )
  },
}
