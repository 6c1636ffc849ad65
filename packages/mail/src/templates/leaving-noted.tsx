import type { Language } from '@northlight/contract/words/languages'
import { Text } from '@react-email/text'
import { Action } from '../action.tsx'
import { Facts } from '../facts.tsx'
import { Layout } from '../layout.tsx'
import { mailSay } from '../say.ts'
import type { MailInstitute, Template } from '../template.ts'

export type LeavingNotedProps = {
  institute: MailInstitute
  name: string
  /** Where a parent reads it; null where the student does. */
  student_name: string | null
  course_name: string
  branch_name: string
  /** The day the fee is counted to. */
  when: string
  /** What the family has paid up to now; the refund is counted from it. */
  paid: string
  /** The refund rule in the words of the branch; empty where there is none. */
  detail: string
  /** Null for a parent who has no account to open a page with. */
  url: string | null
  language?: Language
}

const ink = { color: '#1b2540', fontSize: '16px', lineHeight: '24px', margin: '0 0 8px' }

const toStudent =
  'Hello {name}, you have told us that you leave the course below. The fee is counted up to that day, and we will write to you with the amount of your refund. Parts of the fee that are not yet due are cancelled. You need not give a reason. If it was a mistake, answer this mail.'
const toParent =
  'Hello {name}, we have noted that {student} leaves the course below. The fee is counted up to that day, and we will write to you with the amount of the refund. Parts of the fee that are not yet due are cancelled. You need not give a reason. If it was a mistake, answer this mail.'

/** The day in writing: it is what the refund is counted by. */
export const template: Template<LeavingNotedProps> = {
  subject: ({ institute, language }) => `${institute.name} - ${mailSay(language)('Leaving a course')}`,
  body: ({ institute, name, student_name, course_name, branch_name, when, paid, detail, url, language }) => {
    const say = mailSay(language)
    return (
      <Layout
        institute={institute}
        title={
          student_name
            ? say('We have noted that {student} leaves', { student: student_name })
            : say('We have noted that you leave')
        }
        preview={say('Noted on {day}.', { day: when })}
        language={language}
      >
        <Text className="ink" style={ink}>
          {student_name ? say(toParent, { name, student: student_name }) : say(toStudent, { name })}
        </Text>
        <Facts
          siteUrl={institute.site_url}
          facts={[
            { label: say('Course'), value: `${course_name}, ${branch_name}` },
            { label: say('Noted on'), value: when },
            { label: say('Paid so far'), value: paid },
            ...(detail ? [{ label: say('Refund'), value: detail }] : []),
          ]}
        />
        {url && (
          <Action url={url} language={language}>
            {student_name ? say('See the page of {student}', { student: student_name }) : say('See my courses')}
          </Action>
        )}
      </Layout>
    )
  },
}
