import { Action } from '../action.tsx'
import { Layout } from '../layout.tsx'
import { Paragraph } from '../paragraph.tsx'
import type { MailInstitute, Template } from '../template.ts'

export type WeekLetterProps = {
  institute: MailInstitute
  name: string
  student_name: string
  /** What was, and what comes. */
  lines: string[]
  url: string
  stop_url?: string
}

/** The week of a child, in two lines, for the parent. */
export const template: Template<WeekLetterProps> = {
  subject: ({ institute }) => `${institute.name}: the week of your child`,
  body: ({ institute, name, student_name, lines, url, stop_url }) => (
    <Layout institute={institute} title={`The week of ${student_name}`} preview={lines[0] ?? ''} stop={stop_url}>
      <Paragraph>Hello {name},</Paragraph>
      {lines.map((line) => (
        <Paragraph key={line}>{line}</Paragraph>
      ))}
      <Action url={url}>See more</Action>
    </Layout>
  ),
}
