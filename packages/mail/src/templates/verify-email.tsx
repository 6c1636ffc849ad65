import type { Language } from '@northlight/contract/words/languages'
import { Text } from '@react-email/text'
import { Action } from '../action.tsx'
import { Layout } from '../layout.tsx'
import { mailSay } from '../say.ts'
import type { MailInstitute, Template } from '../template.ts'

export type VerifyEmailProps = { institute: MailInstitute; name: string; url: string; language?: Language }

const ink = { color: '#1b2540', fontSize: '16px', lineHeight: '24px', margin: '0 0 8px' }

/** Asks a new account, or one with a new address, to prove that the mailbox is theirs. */
export const template: Template<VerifyEmailProps> = {
  subject: ({ institute, language }) => `${institute.name} - ${mailSay(language)('Confirm your e-mail address')}`,
  body: ({ institute, name, url, language }) => {
    const say = mailSay(language)
    return (
      <Layout
        institute={institute}
        title={say('Confirm your e-mail address')}
        preview={say('One click, and your account is complete.')}
        language={language}
      >
        <Text className="ink" style={ink}>
          {say(
            'Hello {name}, please confirm that this address is yours: open the link and press the button there. It works for 24 hours.',
            { name },
          )}
        </Text>
        <Action url={url} language={language}>
          {say('Confirm my address')}
        </Action>
        <Text className="ink-2" style={{ ...ink, color: '#4a5370', fontSize: '13px', lineHeight: '20px' }}>
          {say(
            'If you neither created an account with us nor asked for another address, somebody has typed yours by mistake. Do not confirm it; you need not do anything.',
          )}
        </Text>
      </Layout>
    )
  },
}
