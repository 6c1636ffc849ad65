import { Text } from '@react-email/text'
import { Action } from '../action.tsx'
import { Layout } from '../layout.tsx'
import type { MailInstitute, Template } from '../template.ts'

export type EnrolmentConfirmedProps = {
  institute: MailInstitute
  name: string
  course_name: string
  branch_name: string
  url: string
}

const ink = { color: '#1b2540', fontSize: '16px', lineHeight: '24px', margin: '0 0 8px' }

/** For a course without a fee: there is no receipt to send, but there is a place to confirm. */
export const template: Template<EnrolmentConfirmedProps> = {
  subject: ({ institute }) => `${institute.name} - You are enrolled`,
  body: ({ institute, name, course_name, branch_name, url }) => (
    <Layout institute={institute} title="You are enrolled" preview={`Your place in ${course_name} is confirmed.`}>
      <Text className="ink" style={ink}>
        Hello {name}, your place in {course_name}, {branch_name}, is confirmed. There is nothing to pay.
      </Text>
      <Text className="ink" style={ink}>
        Create an account with this e-mail address to see your courses in one place.
      </Text>
      <Action url={url}>See my courses</Action>
    </Layout>
  ),
}
