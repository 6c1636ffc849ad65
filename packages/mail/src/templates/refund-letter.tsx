import type { Language } from '@northlight/contract/words/languages'
import { Text } from '@react-email/text'
import { Action } from '../action.tsx'
import { Facts } from '../facts.tsx'
import { Layout } from '../layout.tsx'
import { mailSay } from '../say.ts'
import type { MailInstitute, Template } from '../template.ts'

export type RefundLetterProps = {
  institute: MailInstitute
  name: string
  course: string
  /** The day the fee is counted to. */
  when: string
  used: string
  fee: string
  paid: string
  kept: string
  amount: string
  is_nothing: boolean
  due: string
  url: string
  language?: Language
}

const ink = { color: '#1b2540', fontSize: '16px', lineHeight: '24px', margin: '0 0 8px' }

/** The calculation in writing, promised within two working days; the letter with the rule is attached. */
export const template: Template<RefundLetterProps> = {
  subject: ({ institute, language }) => `${institute.name} - ${mailSay(language)('Your refund, worked out')}`,
  body: ({ institute, name, course, when, used, fee, paid, kept, amount, is_nothing, due, url, language }) => {
    const say = mailSay(language)
    return (
      <Layout
        institute={institute}
        title={say('Your refund, worked out')}
        preview={say('Your refund is {amount}.', { amount })}
        language={language}
      >
        <Text className="ink" style={ink}>
          {is_nothing
            ? say(
                'Hello {name}, what was used of {course} is as much as you have paid, so there is no refund. You do not owe anything more.',
                { name, course },
              )
            : say(
                'Hello {name}, your refund for {course} is {amount}. It is paid by {day}, to the account or card you paid with.',
                { name, course, amount, day: due },
              )}{' '}
          {say('The letter with the rule is attached. If something looks wrong, please answer this mail.')}
        </Text>
        <Facts
          siteUrl={institute.site_url}
          facts={[
            { label: say('You told us on'), value: when },
            { label: say('Fee'), value: fee },
            { label: say('What you have paid'), value: paid },
            { label: say('What was used'), value: `${used}: ${kept}` },
            { label: say('Your refund'), value: amount },
          ]}
        />
        <Action url={url} language={language}>
          {say('See my courses')}
        </Action>
      </Layout>
    )
  },
}
