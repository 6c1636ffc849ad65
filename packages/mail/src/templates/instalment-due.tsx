import { Text } from '@react-email/text'
import { Action } from '../action.tsx'
import { Facts } from '../facts.tsx'
import { Layout } from '../layout.tsx'
import type { MailInstitute, Template } from '../template.ts'

export type InstalmentDueProps = {
  institute: MailInstitute
  name: string
  title: string
  /** `instalment 2 of 4` */
  part: string
  amount: string
  due: string
  is_late: boolean
  url: string
  stop_url?: string
}

const ink = { color: '#1b2540', fontSize: '16px', lineHeight: '24px', margin: '0 0 8px' }

/** Reminds a family of the next part of the fee, before its day and once after it. */
export const template: Template<InstalmentDueProps> = {
  subject: ({ institute, is_late, due }) =>
    is_late ? `${institute.name} - An instalment was due on ${due}` : `${institute.name} - Fee due on ${due}`,
  body: ({ institute, name, title, part, amount, due, is_late, url, stop_url }) => (
    <Layout
      institute={institute}
      title={is_late ? 'An instalment is late' : 'The next instalment'}
      preview={`${amount}, ${is_late ? 'was due' : 'due'} on ${due}.`}
      stop={stop_url}
    >
      <Text className="ink" style={ink}>
        {is_late
          ? `Hello ${name}, ${amount} was due on ${due} and has not reached us. If you have paid in the last hours, you need not do anything. If you need more time, answer this mail and we agree on another day.`
          : `Hello ${name}, ${amount} is due on ${due}. If that day does not suit you, answer this mail before it and we agree on another.`}
      </Text>
      <Facts
        siteUrl={institute.site_url}
        facts={[
          { label: 'For', value: `${title}, ${part}` },
          { label: 'Amount', value: amount },
          { label: 'Due on', value: due },
        ]}
      />
      <Action url={url}>See and pay</Action>
    </Layout>
  ),
}
