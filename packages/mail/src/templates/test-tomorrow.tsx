import { Action } from '../action.tsx'
import { Facts } from '../facts.tsx'
import { Layout } from '../layout.tsx'
import { Paragraph } from '../paragraph.tsx'
import type { MailInstitute, Template } from '../template.ts'

export type TestTomorrowProps = {
  institute: MailInstitute
  name: string
  /** Who sits it, when a parent reads this; null for the student. */
  student_name: string | null
  test_name: string
  /** `Sunday, 29 Nov 2026` */
  day: string
  opens: string
  /** The last moment at which a start still has the whole time; null where every start has it. */
  begin_by: string | null
  url: string
  stop_url?: string
}

/** The day before a test. */
export const template: Template<TestTomorrowProps> = {
  subject: ({ institute }) => `${institute.name}: a test tomorrow`,
  body: ({ institute, name, student_name, test_name, day, opens, begin_by, url, stop_url }) => (
    <Layout institute={institute} title="A test tomorrow" preview={`${test_name}, from ${opens}`} stop={stop_url}>
      <Paragraph>
        Hello {name}, {student_name ? `${student_name} is enrolled in` : 'you are enrolled in'} “{test_name}”, which
        opens tomorrow.
      </Paragraph>
      <Facts
        siteUrl={institute.site_url}
        facts={[
          { label: 'Day', value: day },
          { label: 'Opens', value: opens },
          ...(begin_by ? [{ label: 'Begin by', value: `${begin_by}, for the whole time` }] : []),
        ]}
      />
      <Action url={url}>{student_name ? 'See the tests' : 'See the test and its rules'}</Action>
    </Layout>
  ),
}
