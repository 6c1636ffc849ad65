import { Text } from '@react-email/text'
import { Action } from '../action.tsx'
import { Layout } from '../layout.tsx'
import type { MailInstitute, Template } from '../template.ts'

export type VerifyEmailProps = { institute: MailInstitute; name: string; url: string }

const ink = { color: '#1b2540', fontSize: '16px', lineHeight: '24px', margin: '0 0 8px' }

/** Asks a new account, or one with a new address, to prove that the mailbox is theirs. */
export const template: Template<VerifyEmailProps> = {
  subject: ({ institute }) => `${institute.name} - Confirm your e-mail address`,
  body: ({ institute, name, url }) => (
    <Layout
      institute={institute}
      title="Confirm your e-mail address"
      preview="One click, and your account is complete."
    >
      <Text className="ink" style={ink}>
        Hello {name}, please confirm that this address is yours: open the link and press the button there. It works for
        24 hours.
      </Text>
      <Action url={url}>Confirm my address</Action>
      <Text className="ink-2" style={{ ...ink, color: '#4a5370', fontSize: '13px', lineHeight: '20px' }}>
        If you neither created an account with us nor asked for another address, somebody has typed yours by mistake. Do
        not confirm it; you need not do anything.
      </Text>
    </Layout>
  ),
}
