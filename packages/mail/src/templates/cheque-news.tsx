import type { Language } from '@northlight/contract/words/languages'
import { Text } from '@react-email/text'
import { Facts } from '../facts.tsx'
import { Layout } from '../layout.tsx'
import { mailSay } from '../say.ts'
import type { MailInstitute, Template } from '../template.ts'

export type ChequeNewsProps = {
  institute: MailInstitute
  cheque_news: 'received' | 'returned'
  name: string
  title: string
  amount: string
  reference: string
  /** The day on which it was taken at the desk. */
  received: string
  /** The day on which the bank returned it. */
  day: string
  language?: Language
}

const ink = { color: '#1b2540', fontSize: '16px', lineHeight: '24px', margin: '0 0 8px' }

/** A cheque or demand draft before it has cleared: received, subject to realisation, or not paid by the bank. */
export const template: Template<ChequeNewsProps> = {
  subject: ({ institute, cheque_news, language }) =>
    `${institute.name} - ${mailSay(language)(cheque_news === 'received' ? 'We have received your cheque' : 'Your cheque was returned')}`,
  body: ({ institute, cheque_news, name, title, amount, reference, received, day, language }) => {
    const say = mailSay(language)
    const isReceived = cheque_news === 'received'
    return (
      <Layout
        institute={institute}
        title={say(isReceived ? 'We have received your cheque' : 'Your cheque was returned')}
        preview={isReceived ? say('Received, subject to realisation.') : say('{amount} is due again.', { amount })}
        language={language}
      >
        <Text className="ink" style={ink}>
          {isReceived
            ? say(
                'Hello {name}, we have received your cheque or demand draft of {amount}, subject to realisation: once the bank has paid it, this fee is paid, and you get a numbered receipt. Please keep this mail until then.',
                { name, amount },
              )
            : say(
                'Hello {name}, the bank returned your cheque or demand draft of {amount} on {day} without paying it. So this fee is still due. Please pay in your account or at our office. If you think this is a mistake, please answer this mail.',
                { name, amount, day },
              )}
        </Text>
        <Facts
          siteUrl={institute.site_url}
          facts={[
            { label: say('Paid for'), value: title },
            { label: say('Number of the cheque or draft'), value: reference },
            { label: say('Received at our office on'), value: received },
          ]}
        />
      </Layout>
    )
  },
}
