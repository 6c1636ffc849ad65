import type { Language } from '@northlight/contract/words/languages'
import { Text } from '@react-email/text'
import { Facts } from '../facts.tsx'
import { Layout } from '../layout.tsx'
import { mailSay } from '../say.ts'
import type { MailInstitute, Template } from '../template.ts'

export type PaymentReturnedProps = {
  institute: MailInstitute
  name: string
  title: string
  /** Whose fee it is, where somebody else paid it. */
  student_name: string | null
  amount: string
  /** A sentence, in the language of the mail. */
  why: string
  refund_id: string
  language?: Language
}

const ink = { color: '#1b2540', fontSize: '16px', lineHeight: '24px', margin: '0 0 8px' }

/** Tells anyone who paid that money which found no place is on its way back, and why. */
export const template: Template<PaymentReturnedProps> = {
  subject: ({ institute, language }) => `${institute.name} - ${mailSay(language)('A payment goes back to you')}`,
  body: ({ institute, name, student_name, title, amount, why, refund_id, language }) => {
    const say = mailSay(language)
    return (
      <Layout
        institute={institute}
        title={say('A payment goes back to you')}
        preview={say('{amount} is on its way back to you.', { amount })}
        language={language}
      >
        <Text className="ink" style={ink}>
          {say(
            'Hello {name}, we have received {amount} from you. {why} So we send this {amount} back to the account or card you paid with. Banks take five to seven working days. You need not do anything.',
            { name, amount, why },
          )}
        </Text>
        <Facts
          siteUrl={institute.site_url}
          facts={[
            { label: say('Paid for'), value: title },
            ...(student_name ? [{ label: say('For the student'), value: student_name }] : []),
            { label: say('Refund number'), value: refund_id },
          ]}
        />
      </Layout>
    )
  },
}
