import type { Language } from '@northlight/contract/words/languages'
import { Text } from '@react-email/text'
import { Action } from '../action.tsx'
import { Layout } from '../layout.tsx'
import { mailSay } from '../say.ts'
import type { MailInstitute, Template } from '../template.ts'

export type PasswordChangedProps = {
  institute: MailInstitute
  name: string
  when: string
  url: string
  language?: Language
}

const ink = { color: '#1b2540', fontSize: '16px', lineHeight: '24px', margin: '0 0 8px' }

/** So that a stolen password cannot be changed in silence. */
export const template: Template<PasswordChangedProps> = {
  subject: ({ institute, language }) => `${institute.name} - ${mailSay(language)('Your password was changed')}`,
  body: ({ institute, name, when, url, language }) => {
    const say = mailSay(language)
    return (
      <Layout
        institute={institute}
        title={say('Your password was changed')}
        preview={say('If this was not you, act now.')}
        language={language}
      >
        <Text className="ink" style={ink}>
          {say(
            'Hello {name}, the password of your account was changed on {when}. Other devices have been signed out.',
            { name, when },
          )}
        </Text>
        <Text className="ink" style={ink}>
          {say('If this was not you, choose a new password now.')}
        </Text>
        <Action url={url} language={language}>
          {say('Choose a new password')}
        </Action>
      </Layout>
    )
  },
}
