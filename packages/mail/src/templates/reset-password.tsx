import { Text } from '@react-email/text'
import { Action } from '../action.tsx'
import { Layout } from '../layout.tsx'
import type { MailInstitute, Template } from '../template.ts'

export type ResetPasswordProps = { institute: MailInstitute; name: string; url: string }

const ink = { color: '#1b2540', fontSize: '16px', lineHeight: '24px', margin: '0 0 8px' }

export const template: Template<ResetPasswordProps> = {
  subject: ({ institute }) => `${institute.name} - Choose a new password`,
  body: ({ institute, name, url }) => (
    <Layout institute={institute} title="Choose a new password" preview="The link works once, for one hour.">
      <Text className="ink" style={ink}>
        Hello {name}, here is the link to choose a new password. It works once, for one hour, and signs out every
        device.
      </Text>
      <Action url={url}>Choose a new password</Action>
      <Text className="ink-2" style={{ ...ink, color: '#4a5370', fontSize: '13px', lineHeight: '20px' }}>
        If you did not ask for it, leave this mail alone: your password stays as it is.
      </Text>
    </Layout>
  ),
}
