import type { Language } from '@northlight/contract/words/languages'
import { Action } from '../action.tsx'
import { Facts } from '../facts.tsx'
import { Layout } from '../layout.tsx'
import { Paragraph } from '../paragraph.tsx'
import { mailSay } from '../say.ts'
import type { MailInstitute, Template } from '../template.ts'

export type TestTomorrowProps = {
  institute: MailInstitute
  name: string
  /** Who sits it, when a parent reads this; null for the student. */
  student_name: string | null
  test_name: string
  /** `Sunday, 29 Nov 2026` */
  day: string
  opens: string
  /** The last moment at which a start still has the whole time; null where every start has it. */
  begin_by: string | null
  /** When it was to open, where it was moved; absent for the day before a test. */
  moved_from?: string
  url: string
  language?: Language
  stop_url?: string
}

type Words = Pick<TestTomorrowProps, 'name' | 'student_name' | 'test_name' | 'moved_from' | 'language'>

const opening = ({ name, student_name, test_name: test, moved_from: before, language }: Words) => {
  const say = mailSay(language)
  if (student_name)
    return before
      ? say('Hello {name}, “{test}”, in which {student} is enrolled, was moved. It was to open on {before}.', {
          ...{ name, test, before, student: student_name },
        })
      : say('Hello {name}, {student} is enrolled in “{test}”, which opens tomorrow.', {
          ...{ name, test, student: student_name },
        })
  return before
    ? say('Hello {name}, “{test}” was moved. It was to open on {before}.', { name, test, before })
    : say('Hello {name}, you are enrolled in “{test}”, which opens tomorrow.', { name, test })
}

const titleOf = ({ moved_from, language }: Pick<TestTomorrowProps, 'moved_from' | 'language'>) =>
  moved_from ? mailSay(language)('A test was moved') : mailSay(language)('A test tomorrow')

/** The day before a test, and when it was moved. */
export const template: Template<TestTomorrowProps> = {
  subject: ({ institute, ...props }) => `${institute.name}: ${titleOf(props)}`,
  body: (props) => {
    const { institute, student_name, test_name, day, opens, begin_by, url, language, stop_url } = props
    const say = mailSay(language)
    return (
      <Layout
        institute={institute}
        title={titleOf(props)}
        preview={say('{test}, from {time}', { test: test_name, time: opens })}
        stop={stop_url}
        language={language}
      >
        <Paragraph>{opening(props)}</Paragraph>
        <Facts
          siteUrl={institute.site_url}
          facts={[
            { label: say('Day'), value: day },
            { label: say('Opens'), value: opens },
            ...(begin_by
              ? [{ label: say('Begin by'), value: say('{time}, for the whole time', { time: begin_by }) }]
              : []),
          ]}
        />
        <Action url={url} language={language}>
          {student_name ? say('See the tests') : say('See the test and its rules')}
        </Action>
      </Layout>
    )
  },
}
