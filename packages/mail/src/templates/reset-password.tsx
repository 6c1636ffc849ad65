import type { Language } from '@northlight/contract/words/languages'
import { Text } from '@react-email/text'
import { Action } from '../action.tsx'
import { Layout } from '../layout.tsx'
import { mailSay } from '../say.ts'
import type { MailInstitute, Template } from '../template.ts'

export type ResetPasswordProps = { institute: MailInstitute; name: string; url: string; language?: Language }

const ink = { color: '#1b2540', fontSize: '16px', lineHeight: '24px', margin: '0 0 8px' }

export const template: Template<ResetPasswordProps> = {
  subject: ({ institute, language }) => `${institute.name} - ${mailSay(language)('Choose a new password')}`,
  body: ({ institute, name, url, language }) => {
    const say = mailSay(language)
    return (
      <Layout
        institute={institute}
        title={say('Choose a new password')}
        preview={say('The link works once, for one hour.')}
        language={language}
      >
        <Text className="ink" style={ink}>
          {say(
            'Hello {name}, here is the link to choose a new password. It works once, for one hour, and signs out every device.',
            { name },
          )}
        </Text>
        <Action url={url} language={language}>
          {say('Choose a new password')}
        </Action>
        <Text className="ink-2" style={{ ...ink, color: '#4a5370', fontSize: '13px', lineHeight: '20px' }}>
          {say('If you did not ask for it, leave this mail alone: your password stays as it is.')}
        </Text>
      </Layout>
    )
  },
}
