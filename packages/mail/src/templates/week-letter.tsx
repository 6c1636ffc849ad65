import type { Language } from '@northlight/contract/words/languages'
import { Action } from '../action.tsx'
import { Layout } from '../layout.tsx'
import { Paragraph } from '../paragraph.tsx'
import { mailSay } from '../say.ts'
import type { MailInstitute, Template } from '../template.ts'

export type WeekLetterProps = {
  institute: MailInstitute
  name: string
  student_name: string
  /** What was, and what comes. */
  lines: string[]
  url: string
  language?: Language
  stop_url?: string
}

/** The week of a child, in two lines, for the parent. */
export const template: Template<WeekLetterProps> = {
  subject: ({ institute, language }) => `${institute.name}: ${mailSay(language)('The week of your child')}`,
  body: ({ institute, name, student_name, lines, url, language, stop_url }) => {
    const say = mailSay(language)
    return (
      <Layout
        institute={institute}
        title={say('The week of {name}', { name: student_name })}
        preview={lines[0] ?? ''}
        stop={stop_url}
        language={language}
      >
        <Paragraph>{say('Hello {name},', { name })}</Paragraph>
        {lines.map((line) => (
          <Paragraph key={line}>{line}</Paragraph>
        ))}
        <Action url={url} language={language}>
          {say('See more')}
        </Action>
      </Layout>
    )
  },
}
