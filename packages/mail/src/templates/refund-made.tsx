import { Text } from '@react-email/text'
import { Facts } from '../facts.tsx'
import { Layout } from '../layout.tsx'
import type { MailInstitute, Template } from '../template.ts'

export type RefundMadeProps = {
  institute: MailInstitute
  name: string
  title: string
  amount: string
  receipt_number: string
  refund_id: string
}

const ink = { color: '#1b2540', fontSize: '16px', lineHeight: '24px', margin: '0 0 8px' }

/** Tells whoever paid that money is on its way back. */
export const template: Template<RefundMadeProps> = {
  subject: ({ institute }) => `${institute.name} - Your refund`,
  body: ({ institute, name, title, amount, receipt_number, refund_id }) => (
    <Layout institute={institute} title="Your refund" preview={`${amount} is on its way back to you.`}>
      <Text className="ink" style={ink}>
        Hello {name}, {amount} is on its way back to the account or card you paid with. Banks take five to seven working
        days.
      </Text>
      <Facts
        siteUrl={institute.site_url}
        facts={[
          { label: 'For', value: title },
          { label: 'Receipt', value: receipt_number },
          { label: 'Refund', value: refund_id },
        ]}
      />
    </Layout>
  ),
}
