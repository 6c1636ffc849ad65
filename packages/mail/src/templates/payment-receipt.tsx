import { Text } from '@react-email/text'
import { Action } from '../action.tsx'
import { Facts } from '../facts.tsx'
import { Layout } from '../layout.tsx'
import type { MailInstitute, Template } from '../template.ts'

export type PaymentReceiptProps = {
  institute: MailInstitute
  name: string
  receipt_number: string
  title: string
  amount: string
  when: string
  order_id: string
  payment_id: string
  url: string
}

const ink = { color: '#1b2540', fontSize: '16px', lineHeight: '24px', margin: '0 0 8px' }

/** Proof of payment for whoever paid, with a link to the PDF. */
export const template: Template<PaymentReceiptProps> = {
  subject: ({ institute, receipt_number }) => `${institute.name} - Receipt ${receipt_number}`,
  body: ({ institute, name, receipt_number, title, amount, when, order_id, payment_id, url }) => (
    <Layout
      institute={institute}
      title="Payment received"
      preview={`${amount} received. Your receipt is ${receipt_number}.`}
    >
      <Text className="ink" style={ink}>
        Hello {name}, thank you. We have received {amount}.
      </Text>
      <Facts
        siteUrl={institute.site_url}
        facts={[
          { label: 'For', value: title },
          { label: 'Amount', value: amount },
          { label: 'Receipt', value: receipt_number },
          { label: 'Received on', value: when },
          { label: 'Order', value: order_id },
          { label: 'Payment', value: payment_id },
        ]}
      />
      <Action url={url}>Open the receipt (PDF)</Action>
    </Layout>
  ),
}
