import { Section } from '@react-email/section'
import { Action } from '../action.tsx'
import { Code } from '../code.tsx'
import { Layout } from '../layout.tsx'
import { Paragraph, Points } from '../paragraph.tsx'
import type { MailInstitute, Template } from '../template.ts'

export type ParentConsentProps = {
  institute: MailInstitute
  parent_name: string
  student_name: string
  points: string[]
  code: string
  until: string
  url: string
}

/** The question to a parent. It says everything that is agreed to, so that the code alone is an informed answer too. */
export const template: Template<ParentConsentProps> = {
  subject: ({ institute }) => `${institute.name}: a student asks for your agreement`,
  body: ({ institute, parent_name, student_name, points, code, until, url }) => (
    <Layout
      institute={institute}
      title="We need your agreement"
      preview="A student has named you as parent or guardian."
    >
      <Paragraph>
        Dear {parent_name}, {student_name} has created an account at {institute.name} and named you as parent or
        guardian. A student under 18 may take tests here once a parent agrees to this:
      </Paragraph>
      <Points points={points} />
      <Action url={url}>Read and answer</Action>
      <Section className="line" style={{ borderTop: '1px solid #e3d9c3', padding: '16px 0 0' }}>
        <Paragraph>Or give {student_name} this code, if you agree. It counts as your answer.</Paragraph>
        <Code>{code}</Code>
        <Paragraph>
          Link and code work until {until}. If you do not know {student_name}, do nothing, or refuse behind the link.
        </Paragraph>
      </Section>
    </Layout>
  ),
}
