import type { Text } from '@northlight/contract/words/catalogue'
import type { Language } from '@northlight/contract/words/languages'
import { Text as Sentence } from '@react-email/text'
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
  /** What was added or taken off besides, each with its words. */
  besides: { words: string; amount: string }[]
  amount: string
  is_nothing: boolean
  goes_to: 'account' | 'hand' | 'both'
  due: string
  url: string
  language?: Language
}

const paidWords = {
  account:
    'Hello {name}, your refund for {course} is {amount}. It is paid by {day}, to the account or card you paid with.',
  hand: 'Hello {name}, your refund for {course} is {amount}. Our office pays it out by {day}, because you paid at the desk.',
  both: 'Hello {name}, your refund for {course} is {amount}. It is paid by {day}: what you paid online goes to the account or card you paid with, and our office pays out what you paid at the desk.',
} as const satisfies Record<RefundLetterProps['goes_to'], Text>

const ink = { color: '#1b2540', fontSize: '16px', lineHeight: '24px', margin: '0 0 8px' }

/** The calculation in writing, promised within two working days; the letter with the rule is attached. */
export const template: Template<RefundLetterProps> = {
  subject: ({ institute, language }) => `${institute.name} - ${mailSay(language)('Your refund, worked out')}`,
  body: (props) => {
    const { institute, name, course, when, used, fee, paid, kept, besides } = props
    const { amount, is_nothing, goes_to, due, url, language } = props
    const say = mailSay(language)
    return (
      <Layout
        institute={institute}
        title={say('Your refund, worked out')}
        preview={say('Your refund is {amount}.', { amount })}
        language={language}
      >
        <Sentence className="ink" style={ink}>
          {is_nothing
            ? say(
                'Hello {name}, what was used of {course} is as much as you have paid, so there is no refund. You do not owe anything more.',
                { name, course },
              )
            : say(paidWords[goes_to], { name, course, amount, day: due })}{' '}
          {say('The letter with the rule is attached. If something looks wrong, please answer this mail.')}
        </Sentence>
        <Facts
          siteUrl={institute.site_url}
          facts={[
            { label: say('You told us on'), value: when },
            { label: say('Fee'), value: fee },
            { label: say('What you have paid'), value: paid },
            { label: say('What was used'), value: `${used}: ${kept}` },
            ...besides.map((line) => ({ label: line.words, value: line.amount })),
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
