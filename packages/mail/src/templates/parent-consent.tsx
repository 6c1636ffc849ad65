import type { Language } from '@northlight/contract/words/languages'
import { Section } from '@react-email/section'
import { Action } from '../action.tsx'
import { Code } from '../code.tsx'
import { Layout } from '../layout.tsx'
import { Paragraph, Points } from '../paragraph.tsx'
import { mailSay } from '../say.ts'
import type { MailInstitute, Template } from '../template.ts'

export type ParentConsentProps = {
  institute: MailInstitute
  parent_name: string
  student_name: string
  points: string[]
  code: string
  until: string
  url: string
  language?: Language
}

/** The question to a parent. It says everything that is agreed to, so that the code alone is an informed answer too. */
export const template: Template<ParentConsentProps> = {
  subject: ({ institute, language }) => `${institute.name}: ${mailSay(language)('a student asks for your agreement')}`,
  body: ({ institute, parent_name, student_name, points, code, until, url, language }) => {
    const say = mailSay(language)
    const student = student_name
    return (
      <Layout
        institute={institute}
        title={say('We need your agreement')}
        preview={say('A student has named you as parent or guardian.')}
        language={language}
      >
        <Paragraph>
          {say(
            'Dear {parent}, {student} has created an account at {institute} and named you as parent or guardian. A student under 18 may take tests here once a parent agrees to this:',
            { parent: parent_name, student, institute: institute.name },
          )}
        </Paragraph>
        <Points points={points} />
        <Action url={url} language={language}>
          {say('Read and answer')}
        </Action>
        <Section className="line" style={{ borderTop: '1px solid #e3d9c3', padding: '16px 0 0' }}>
          <Paragraph>
            {say('Or give {student} this code, if you agree. It counts as your answer.', { student })}
          </Paragraph>
          <Code>{code}</Code>
          <Paragraph>
            {say(
              'Link and code work until {day}. If you do not know {student}, do nothing, or refuse behind the link.',
              { day: until, student },
            )}
          </Paragraph>
        </Section>
      </Layout>
    )
  },
}
