import type { Language } from '@northlight/contract/words/languages'
import { Action } from '../action.tsx'
import { Layout } from '../layout.tsx'
import { Paragraph, Points } from '../paragraph.tsx'
import { mailSay } from '../say.ts'
import type { MailInstitute, Template } from '../template.ts'

export type ConsentReceiptProps = {
  institute: MailInstitute
  parent_name: string
  student_name: string
  points: string[]
  version: string
  when: string
  url: string
  /** In which the text was read. */
  language?: Language
}

/** For the parent's papers: what was agreed, when, and how to take it back. */
export const template: Template<ConsentReceiptProps> = {
  subject: ({ institute, language }) => `${institute.name}: ${mailSay(language)('your agreement')}`,
  body: ({ institute, parent_name, student_name, points, version, when, url, language }) => {
    const say = mailSay(language)
    const student = student_name
    return (
      <Layout
        institute={institute}
        title={say('Thank you for your agreement')}
        preview={say('Keep this mail for your papers.')}
        language={language}
      >
        <Paragraph>
          {say('Dear {parent}, on {day} you agreed for {student} to the following (text {version}):', {
            ...{ parent: parent_name, day: when, student, version },
          })}
        </Paragraph>
        <Points points={points} />
        <Paragraph>
          {say(
            'With the link below you can see and download what we keep about {student}, and take this back at any time. No account is needed. Keep the link to yourself. It shows the data for 30 days; after that the page behind it mails you a new one.',
            { student },
          )}
        </Paragraph>
        <Action url={url} language={language}>
          {say('See the data or take this back')}
        </Action>
      </Layout>
    )
  },
}
