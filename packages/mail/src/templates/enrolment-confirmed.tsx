import type { Language } from '@northlight/contract/words/languages'
import { Text } from '@react-email/text'
import { Action } from '../action.tsx'
import { Layout } from '../layout.tsx'
import { mailSay } from '../say.ts'
import type { MailInstitute, Template } from '../template.ts'

export type EnrolmentConfirmedProps = {
  institute: MailInstitute
  name: string
  course_name: string
  branch_name: string
  url: string
  language?: Language
}

const ink = { color: '#1b2540', fontSize: '16px', lineHeight: '24px', margin: '0 0 8px' }

/** For a course without a fee: there is no receipt to send, but there is a place to confirm. */
export const template: Template<EnrolmentConfirmedProps> = {
  subject: ({ institute, language }) => `${institute.name} - ${mailSay(language)('You are enrolled')}`,
  body: ({ institute, name, course_name, branch_name, url, language }) => {
    const say = mailSay(language)
    const course = course_name
    return (
      <Layout
        institute={institute}
        title={say('You are enrolled')}
        preview={say('Your place in {course} is confirmed.', { course })}
        language={language}
      >
        <Text className="ink" style={ink}>
          {say('Hello {name}, your place in {course}, {branch}, is confirmed. There is nothing to pay.', {
            ...{ name, course, branch: branch_name },
          })}
        </Text>
        <Text className="ink" style={ink}>
          {say('Create an account with this e-mail address to see your courses in one place.')}
        </Text>
        <Action url={url} language={language}>
          {say('See my courses')}
        </Action>
      </Layout>
    )
  },
}
