import type { Language } from '@northlight/contract/words/languages'
import { Text } from '@react-email/text'
import { Action } from '../action.tsx'
import { Facts } from '../facts.tsx'
import { Layout } from '../layout.tsx'
import { mailSay } from '../say.ts'
import type { MailInstitute, Template } from '../template.ts'

export type PaymentReceiptProps = {
  institute: MailInstitute
  name: string
  receipt_number: string
  title: string
  /** Whose fee it is, where somebody else paid it. */
  student_name: string | null
  amount: string
  when: string
  order_id: string
  payment_id: string
  url: string
  language?: Language
}

const ink = { color: '#1b2540', fontSize: '16px', lineHeight: '24px', margin: '0 0 8px' }

/** Proof of payment for the person who paid, with a link to the PDF. */
export const template: Template<PaymentReceiptProps> = {
  subject: ({ institute, receipt_number, language }) =>
    `${institute.name} - ${mailSay(language)('Receipt {number}', { number: receipt_number })}`,
  body: ({
    institute,
    name,
    student_name,
    receipt_number,
    title,
    amount,
    when,
    order_id,
    payment_id,
    url,
    language,
  }) => {
    const say = mailSay(language)
    return (
      <Layout
        institute={institute}
        title={say('Payment received')}
        preview={say('{amount} received. Your receipt is {number}.', { amount, number: receipt_number })}
        language={language}
      >
        <Text className="ink" style={ink}>
          {say('Hello {name}, thank you. We have received {amount}.', { name, amount })}
        </Text>
        <Facts
          siteUrl={institute.site_url}
          facts={[
            { label: say('Paid for'), value: title },
            ...(student_name ? [{ label: say('For the student'), value: student_name }] : []),
            { label: say('Amount'), value: amount },
            { label: say('Receipt number'), value: receipt_number },
            { label: say('Received on'), value: when },
            { label: say('Order number'), value: order_id },
            { label: say('Payment number'), value: payment_id },
          ]}
        />
        <Action url={url} language={language}>
          {say('Open the receipt (PDF)')}
        </Action>
      </Layout>
    )
  },
}
