import { Action } from '../action.tsx'
import { Layout } from '../layout.tsx'
import { Paragraph } from '../paragraph.tsx'
import type { MailInstitute, Template } from '../template.ts'

export type NewDeviceProps = { institute: MailInstitute; name: string; device: string; when: string; url: string }

/** So that a stolen password cannot be used in silence. */
export const template: Template<NewDeviceProps> = {
  subject: ({ institute }) => `${institute.name}: a new device has signed in`,
  body: ({ institute, name, device, when, url }) => (
    <Layout institute={institute} title="A new device has signed in" preview="If this was you, all is well.">
      <Paragraph>
        Hello {name}, your account was opened on {when} from a device that had not been here before: {device}.
      </Paragraph>
      <Paragraph>
        If this was you, there is nothing to do. If not, sign that device out and choose a new password.
      </Paragraph>
      <Action url={url}>See your devices</Action>
    </Layout>
  ),
}
