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
  amount: string
  receipt_number: string
  refund_id: string
  language?: Language
}

const ink = { color: '#1b2540', fontSize: '16px', lineHeight: '24px', margin: '0 0 8px' }

/** Tells whoever paid that money is on its way back. */
export const template: Template<RefundMadeProps> = {
  subject: ({ institute, language }) => `${institute.name} - ${mailSay(language)('Your refund')}`,
  body: ({ institute, name, title, amount, receipt_number, refund_id, language }) => {
    const say = mailSay(language)
    return (
      <Layout
        institute={institute}
        title={say('Your refund')}
        preview={say('{amount} is on its way back to you.', { amount })}
        language={language}
      >
        <Text className="ink" style={ink}>
          {say(
            'Hello {name}, {amount} is on its way back to the account or card you paid with. Banks take five to seven working days.',
            { name, amount },
          )}
        </Text>
        <Facts
          siteUrl={institute.site_url}
          facts={[
            { label: say('Paid for'), value: title },
            { label: say('Receipt number'), value: receipt_number },
            { label: say('Refund number'), value: refund_id },
          ]}
        />
      </Layout>
    )
  },
}
