import type { Language } from '@northlight/contract/words/languages'
import { Text } from '@react-email/text'
import { Facts } from '../facts.tsx'
import { Layout } from '../layout.tsx'
import { mailSay } from '../say.ts'
import type { MailInstitute, Template } from '../template.ts'

export type ChequeReturnedProps = {
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

/** Tells anyone who paid by cheque that the bank did not pay it, and what that means. */
export const template: Template<ChequeReturnedProps> = {
  subject: ({ institute, language }) => `${institute.name} - ${mailSay(language)('Your cheque was returned')}`,
  body: ({ institute, name, student_name, title, amount, receipt_number, day, language }) => {
    const say = mailSay(language)
    return (
      <Layout
        institute={institute}
        title={say('Your cheque was returned')}
        preview={say('{amount} is due again.', { amount })}
        language={language}
      >
        <Text className="ink" style={ink}>
          {say(
            'Hello {name}, the bank returned your cheque of {amount} on {day} without paying it. So this fee is due again, and the receipt below no longer counts. Please pay in your account or at our office. If you think this is a mistake, please answer this mail.',
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
