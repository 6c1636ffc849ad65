import { Action } from '../action.tsx'
import { Layout } from '../layout.tsx'
import { Paragraph, Points } from '../paragraph.tsx'
import type { MailInstitute, Template } from '../template.ts'

export type ConsentReceiptProps = {
  institute: MailInstitute
  parent_name: string
  student_name: string
  points: string[]
  version: string
  when: string
  url: string
}

/** For the parent's papers: what was agreed, when, and how to take it back. */
export const template: Template<ConsentReceiptProps> = {
  subject: ({ institute }) => `${institute.name}: your agreement`,
  body: ({ institute, parent_name, student_name, points, version, when, url }) => (
    <Layout institute={institute} title="Thank you for your agreement" preview="Keep this mail for your papers.">
      <Paragraph>
        Dear {parent_name}, on {when} you agreed for {student_name} to the following (text {version}):
      </Paragraph>
      <Points points={points} />
      <Paragraph>
        With the link below you can see and download what we keep about {student_name}, and take this back at any time.
        No account is needed. Keep the link to yourself. It shows the data for 30 days; after that the page behind it
        mails you a new one.
      </Paragraph>
      <Action url={url}>See the data or take this back</Action>
    </Layout>
  ),
}
