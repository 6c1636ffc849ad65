import type { Language } from '@northlight/contract/words/languages'
import { Text } from '@react-email/text'
import { Facts } from '../facts.tsx'
import { Layout } from '../layout.tsx'
import { mailSay } from '../say.ts'
import type { MailInstitute, Template } from '../template.ts'

export type RefundMadeProps = {
  institute: MailInstitute
  name: string
  title: string
  /** Whose fee it is, where somebody else paid it. */
  student_name: string | null
  amount: string
  receipt_number: string
  refund_id: string
  /** How money that was paid at the desk went back; null where the bank sends it. */
  by_hand: 'cash' | 'cheque' | 'transfer' | null
  language?: Language
}

const byBank =
  'Hello {name}, {amount} is on its way back to the account or card you paid with. Banks take five to seven working days.'
const byHand = {
  cash: 'Hello {name}, our office has given {amount} back to you in cash. If you have not got it, please answer this mail.',
  cheque:
    'Hello {name}, our office has given {amount} back to you by cheque. If you have not got it, please answer this mail.',
  transfer:
    'Hello {name}, our office has given {amount} back to you by bank transfer. If you have not got it, please answer this mail.',
} as const

const ink = { color: '#1b2540', fontSize: '16px', lineHeight: '24px', margin: '0 0 8px' }

/** Tells anyone who paid that money is on its way back. */
export const template: Template<RefundMadeProps> = {
  subject: ({ institute, language }) => `${institute.name} - ${mailSay(language)('Your refund')}`,
  body: ({ institute, name, student_name, title, amount, receipt_number, refund_id, by_hand, language }) => {
    const say = mailSay(language)
    return (
      <Layout
        institute={institute}
        title={say('Your refund')}
        preview={say(by_hand ? '{amount} was refunded to you.' : '{amount} is on its way back to you.', { amount })}
        language={language}
      >
        <Text className="ink" style={ink}>
          {say(by_hand ? byHand[by_hand] : byBank, { name, amount })}
        </Text>
        <Facts
          siteUrl={institute.site_url}
          facts={[
            { label: say('Paid for'), value: title },
            ...(student_name ? [{ label: say('For the student'), value: student_name }] : []),
            { label: say('Receipt number'), value: receipt_number },
            { label: say('Refund number'), value: refund_id },
          ]}
        />
      </Layout>
    )
  },
}
