import { Text } from '@react-email/text'
import { Action } from '../action.tsx'
import { Facts } from '../facts.tsx'
import { Layout } from '../layout.tsx'
import type { MailInstitute, Template } from '../template.ts'

export type RefundLetterProps = {
  institute: MailInstitute
  name: string
  course: string
  /** The day the fee is counted to. */
  when: string
  used: string
  fee: string
  paid: string
  kept: string
  amount: string
  is_nothing: boolean
  due: string
  url: string
}

const ink = { color: '#1b2540', fontSize: '16px', lineHeight: '24px', margin: '0 0 8px' }

/** The calculation in writing, promised within two working days; the letter with the rule is attached. */
export const template: Template<RefundLetterProps> = {
  subject: ({ institute }) => `${institute.name} - Your refund, worked out`,
  body: ({ institute, name, course, when, used, fee, paid, kept, amount, is_nothing, due, url }) => (
    <Layout institute={institute} title="Your refund, worked out" preview={`Your refund is ${amount}.`}>
      <Text className="ink" style={ink}>
        {is_nothing
          ? `Hello ${name}, what was used of ${course} is as much as you have paid, so there is no refund. You do not owe anything more.`
          : `Hello ${name}, your refund for ${course} is ${amount}. It is paid by ${due}, to the account or card you paid with.`}{' '}
        The letter with the rule is attached. If something looks wrong, please answer this mail.
      </Text>
      <Facts
        siteUrl={institute.site_url}
        facts={[
          { label: 'You told us on', value: when },
          { label: 'Fee', value: fee },
          { label: 'Paid', value: paid },
          { label: 'Used', value: `${used}: ${kept}` },
          { label: 'Your refund', value: amount },
        ]}
      />
      <Action url={url}>See my courses</Action>
    </Layout>
  ),
}
