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
  /** Told to colleagues, whose accounts open more than their own. */
  network?: string
  url: string
  language?: Language
}

const titleOf = (network: string | undefined) =>
  network === undefined ? 'A new device has signed in' : 'A sign-in from a new place'

/** So that a stolen password cannot be used in silence. */
export const template: Template<NewDeviceProps> = {
  subject: ({ institute, network, language }) =>
    `${institute.name}: ${mailSay(language)(titleOf(network)).toLowerCase()}`,
  body: ({ institute, name, device, when, network, url, language }) => {
    const say = mailSay(language)
    return (
      <Layout
        institute={institute}
        title={say(titleOf(network))}
        preview={say('If this was you, all is well.')}
        language={language}
      >
        <Paragraph>
          {network === undefined
            ? say(
                'Hello {name}, your account was opened on {when} from a device that had not been here before: {device}.',
                { name, when, device },
              )
            : say(
                'Hello {name}, your account was opened on {when} with {device}, in the network {network}. One of the two had not been seen before.',
                { name, when, device, network },
              )}
        </Paragraph>
        <Paragraph>
          {network === undefined
            ? say('If this was you, there is nothing to do. If not, sign that device out and choose a new password.')
            : say(
                'If this was you, there is nothing to do. If not, end that session, choose a new password, and tell an administrator of the institute now: they see what was done with your account.',
              )}
        </Paragraph>
        <Action url={url} language={language}>
          {network === undefined ? say('See your devices') : say('See your sessions')}
        </Action>
      </Layout>
    )
  },
}
