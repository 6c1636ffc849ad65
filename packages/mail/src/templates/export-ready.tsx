import { Action } from '../action.tsx'
import { Layout } from '../layout.tsx'
import { Paragraph } from '../paragraph.tsx'
import type { MailInstitute, Template } from '../template.ts'

export type ExportReadyProps = { institute: MailInstitute; name: string; until: string; url: string }

/** The link leads to the profile, not to the file: a forwarded mail opens nothing. */
export const template: Template<ExportReadyProps> = {
  subject: ({ institute }) => `${institute.name}: your data is ready`,
  body: ({ institute, name, until, url }) => (
    <Layout institute={institute} title="Your data is ready" preview="Sign in to download it.">
      <Paragraph>
        Hello {name}, the file you asked for is ready. Sign in and download it until {until}; then it is removed.
      </Paragraph>
      <Action url={url}>Open your profile</Action>
    </Layout>
  ),
}
