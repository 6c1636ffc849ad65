import { Text } from '@react-email/text'
import { Action } from '../action.tsx'
import { Layout } from '../layout.tsx'
import type { MailInstitute, Template } from '../template.ts'

export type PasswordChangedProps = { institute: MailInstitute; name: string; when: string; url: string }

const ink = { color: '#1b2540', fontSize: '16px', lineHeight: '24px', margin: '0 0 8px' }

/** So that a stolen password cannot be changed in silence. */
export const template: Template<PasswordChangedProps> = {
  subject: ({ institute }) => `${institute.name} - Your password was changed`,
  body: ({ institute, name, when, url }) => (
    <Layout institute={institute} title="Your password was changed" preview="If this was not you, act now.">
      <Text className="ink" style={ink}>
        Hello {name}, the password of your account was changed on {when}. Other devices have been signed out.
      </Text>
      <Text className="ink" style={ink}>
        If this was not you, choose a new password now.
      </Text>
      <Action url={url}>Choose a new password</Action>
    </Layout>
  ),
}
