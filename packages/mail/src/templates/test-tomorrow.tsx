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
  url: string
  language?: Language
  stop_url?: string
}

/** The day before a test. */
export const template: Template<TestTomorrowProps> = {
  subject: ({ institute, language }) => `${institute.name}: ${mailSay(language)('A test tomorrow')}`,
  body: ({ institute, name, student_name, test_name, day, opens, begin_by, url, language, stop_url }) => {
    const say = mailSay(language)
    return (
      <Layout
        institute={institute}
        title={say('A test tomorrow')}
        preview={say('{test}, from {time}', { test: test_name, time: opens })}
        stop={stop_url}
        language={language}
      >
        <Paragraph>
          {student_name
            ? say('Hello {name}, {student} is enrolled in “{test}”, which opens tomorrow.', {
                name,
                student: student_name,
                test: test_name,
              })
            : say('Hello {name}, you are enrolled in “{test}”, which opens tomorrow.', { name, test: test_name })}
        </Paragraph>
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
