import { Text } from '@react-email/text'
import { Action } from '../action.tsx'
import { Facts } from '../facts.tsx'
import { Layout } from '../layout.tsx'
import type { MailInstitute, Template } from '../template.ts'

export type LeavingNotedProps = {
  institute: MailInstitute
  name: string
  course_name: string
  branch_name: string
  /** The day the fee is counted to. */
  when: string
  /** What the family has paid up to now; the refund is counted from it. */
  paid: string
  /** The refund rule in the words of the branch; empty where there is none. */
  detail: string
  url: string
}

const ink = { color: '#1b2540', fontSize: '16px', lineHeight: '24px', margin: '0 0 8px' }

/** The day in writing: it is what the refund is counted by. */
export const template: Template<LeavingNotedProps> = {
  subject: ({ institute }) => `${institute.name} - Leaving a course`,
  body: ({ institute, name, course_name, branch_name, when, paid, detail, url }) => (
    <Layout institute={institute} title="We have noted that you leave" preview={`Noted on ${when}.`}>
      <Text className="ink" style={ink}>
        Hello {name}, you have told us that you leave the course below. The fee is counted up to that day, and we will
        write to you with the amount of your refund. Parts of the fee that are not yet due are cancelled. You need not
        give a reason. If it was a mistake, answer this mail.
      </Text>
      <Facts
        siteUrl={institute.site_url}
        facts={[
          { label: 'Course', value: `${course_name}, ${branch_name}` },
          { label: 'Noted on', value: when },
          { label: 'Paid so far', value: paid },
          ...(detail ? [{ label: 'Refund', value: detail }] : []),
        ]}
      />
      <Action url={url}>See my courses</Action>
    </Layout>
  ),
}
