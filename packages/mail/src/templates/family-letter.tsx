import { Layout } from '../layout.tsx'
import { Paragraph } from '../paragraph.tsx'
import type { MailInstitute, Template } from '../template.ts'

export type FamilyLetterProps = { institute: MailInstitute; subject: string; paragraphs: string[] }

/** What a counsellor wrote to a family that has asked us something. */
export const template: Template<FamilyLetterProps> = {
  subject: ({ subject }) => subject,
  body: ({ institute, subject, paragraphs }) => (
    <Layout institute={institute} title={subject} preview={paragraphs[0] ?? ''}>
      {paragraphs.map((paragraph) => (
        <Paragraph key={paragraph}>{paragraph}</Paragraph>
      ))}
    </Layout>
  ),
}
