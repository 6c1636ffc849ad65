import { Text } from '@react-email/text'
import { Facts } from '../facts.tsx'
import { Layout } from '../layout.tsx'
import type { MailInstitute, Template } from '../template.ts'

export type PaymentReturnedProps = {
  institute: MailInstitute
  name: string
  title: string
  amount: string
  /** Finishes the sentence "It …". */
  why: string
  refund_id: string
}

const ink = { color: '#1b2540', fontSize: '16px', lineHeight: '24px', margin: '0 0 8px' }

/** Tells whoever paid that money which found no place is on its way back, and why. */
export const template: Template<PaymentReturnedProps> = {
  subject: ({ institute }) => `${institute.name} - A payment goes back to you`,
  body: ({ institute, name, title, amount, why, refund_id }) => (
    <Layout institute={institute} title="A payment goes back to you" preview={`${amount} is on its way back to you.`}>
      <Text className="ink" style={ink}>
        Hello {name}, we have received {amount} from you. It {why}. So we send this {amount} back to the account or card
        you paid with. Banks take five to seven working days. You need not do anything.
      </Text>
      <Facts
        siteUrl={institute.site_url}
        facts={[
          { label: 'For', value: title },
          { label: 'Refund', value: refund_id },
        ]}
      />
    </Layout>
  ),
}
