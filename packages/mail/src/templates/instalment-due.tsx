import type { Language } from '@northlight/contract/words/languages'
import { Text } from '@react-email/text'
import { Action } from '../action.tsx'
import { Facts } from '../facts.tsx'
import { Layout } from '../layout.tsx'
import { mailSay } from '../say.ts'
import type { MailInstitute, Template } from '../template.ts'

export type InstalmentDueProps = {
  institute: MailInstitute
  name: string
  title: string
  /** `instalment 2 of 4` */
  part: string
  amount: string
  due: string
  is_late: boolean
  url: string
  language?: Language
  stop_url?: string
}

const ink = { color: '#1b2540', fontSize: '16px', lineHeight: '24px', margin: '0 0 8px' }

/** Reminds a family of the next part of the fee, before its day and once after it. */
export const template: Template<InstalmentDueProps> = {
  subject: ({ institute, is_late, due, language }) => {
    const say = mailSay(language)
    const day = { day: due }
    return `${institute.name} - ${is_late ? say('An instalment was due on {day}', day) : say('Fee due on {day}', day)}`
  },
  body: ({ institute, name, title, part, amount, due, is_late, url, language, stop_url }) => {
    const say = mailSay(language)
    const values = { name, amount, day: due }
    return (
      <Layout
        institute={institute}
        title={is_late ? say('An instalment is late') : say('The next instalment')}
        preview={is_late ? say('{amount}, was due on {day}.', values) : say('{amount}, due on {day}.', values)}
        language={language}
        stop={stop_url}
      >
        <Text className="ink" style={ink}>
          {is_late
            ? say(
                'Hello {name}, {amount} was due on {day} and has not reached us. If you have paid in the last hours, you need not do anything. If you need more time, answer this mail and we agree on another day.',
                values,
              )
            : say(
                'Hello {name}, {amount} is due on {day}. If that day does not suit you, answer this mail before it and we agree on another.',
                values,
              )}
        </Text>
        <Facts
          siteUrl={institute.site_url}
          facts={[
            { label: say('Fee for'), value: `${title}, ${part}` },
            { label: say('Amount'), value: amount },
            { label: say('Due on'), value: due },
          ]}
        />
        <Action url={url} language={language}>
          {say('See and pay')}
        </Action>
      </Layout>
    )
  },
}
