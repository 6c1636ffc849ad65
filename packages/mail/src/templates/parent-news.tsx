import { Action } from '../action.tsx'
import { Layout } from '../layout.tsx'
import { Paragraph } from '../paragraph.tsx'
import type { MailInstitute, Template } from '../template.ts'

type News = 'replaced' | 'ended'
export type ParentNewsProps = {
  institute: MailInstitute
  name: string
  student_name: string
  parent_news: News
  when: string
  url: string
}

const words: Record<News, { title: string; text: (student: string, when: string) => string }> = {
  replaced: {
    title: 'Another parent has agreed',
    text: (student, when) =>
      `on ${when} another parent or guardian agreed for ${student}. Marks and fees are shown to that person from now on, and no longer to you.`,
  },
  ended: {
    title: 'Your agreement was taken back',
    text: (student, when) =>
      `on ${when} your agreement for ${student} was taken back in the student’s account. Tests are closed there from now on.`,
  },
}

/** To a parent who has answered before, about what somebody else did. */
export const template: Template<ParentNewsProps> = {
  subject: ({ institute, parent_news }) => `${institute.name}: ${words[parent_news].title.toLowerCase()}`,
  body: ({ institute, name, student_name, parent_news, when, url }) => (
    <Layout institute={institute} title={words[parent_news].title} preview="Write to us if this is not right.">
      <Paragraph>
        Dear {name}, {words[parent_news].text(student_name, when)}
      </Paragraph>
      <Paragraph>If this is not right, write to us or call us, and we look at it together with the family.</Paragraph>
      <Action url={url}>Write to us</Action>
    </Layout>
  ),
}
