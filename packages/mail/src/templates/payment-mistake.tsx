import type { Language } from '@northlight/contract/words/languages'
import { Text } from '@react-email/text'
import { Facts } from '../facts.tsx'
import { Layout } from '../layout.tsx'
import { mailSay } from '../say.ts'
import type { MailInstitute, Template } from '../template.ts'

export type PaymentMistakeProps = {
  institute: MailInstitute
  name: string
  title: string
  /** Whose fee it is, where somebody else paid it. */
  student_name: string | null
  amount: string
  receipt_number: string
  day: string
  language?: Language
}

const ink = { color: '#1b2540', fontSize: '16px', lineHeight: '24px', margin: '0 0 8px' }

/** Tells anyone who was sent a receipt that it was a mistake of ours, and what that means. */
export const template: Template<PaymentMistakeProps> = {
  subject: ({ institute, language }) => `${institute.name} - ${mailSay(language)('A receipt of yours was cancelled')}`,
  body: ({ institute, name, student_name, title, amount, receipt_number, day, language }) => {
    const say = mailSay(language)
    return (
      <Layout
        institute={institute}
        title={say('A receipt of yours was cancelled')}
        preview={say('Receipt {number} no longer counts.', { number: receipt_number })}
        language={language}
      >
        <Text className="ink" style={ink}>
          {say(
            'Hello {name}, on {day} we found that our office had noted this payment of {amount} by mistake. The receipt below no longer counts, and this fee is not paid. We are sorry. If you did pay this amount, please do not pay again: answer this mail or call us.',
            { name, amount, day },
          )}
        </Text>
        <Facts
          siteUrl={institute.site_url}
          facts={[
            { label: say('Paid for'), value: title },
            ...(student_name ? [{ label: say('For the student'), value: student_name }] : []),
            { label: say('Cancelled receipt'), value: receipt_number },
          ]}
        />
      </Layout>
    )
  },
}
