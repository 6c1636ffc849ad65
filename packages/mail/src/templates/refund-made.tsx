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
  /** How money that was paid at the desk went back; null where the bank sends it. */
  by_hand: 'cash' | 'cheque' | 'transfer' | null
}

const byHand = { cash: 'in cash', cheque: 'by cheque', transfer: 'by bank transfer' } as const

const ink = { color: '#1b2540', fontSize: '16px', lineHeight: '24px', margin: '0 0 8px' }

/** Tells whoever paid that money is on its way back. */
export const template: Template<RefundMadeProps> = {
  subject: ({ institute }) => `${institute.name} - Your refund`,
  body: ({ institute, name, title, amount, receipt_number, refund_id, by_hand }) => (
    <Layout
      institute={institute}
      title="Your refund"
      preview={by_hand ? `${amount} was given back to you.` : `${amount} is on its way back to you.`}
    >
      <Text className="ink" style={ink}>
        {by_hand
          ? `Hello ${name}, ${amount} was given back to you ${byHand[by_hand]} by our office. If you have not got it, please answer this mail.`
          : `Hello ${name}, ${amount} is on its way back to the account or card you paid with. Banks take five to seven working days.`}
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
