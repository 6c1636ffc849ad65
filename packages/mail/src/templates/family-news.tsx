import { Action } from '../action.tsx'
import { Layout } from '../layout.tsx'
import { Paragraph } from '../paragraph.tsx'
import type { MailInstitute, Template } from '../template.ts'

type News = 'agreed' | 'refused' | 'withdrawn'
export type FamilyNewsProps = { institute: MailInstitute; name: string; news: News; url: string }

const words: Record<News, { title: string; text: string }> = {
  agreed: { title: 'Your parent has agreed', text: 'you can take tests now.' },
  refused: {
    title: 'Your parent has refused',
    text: 'so tests stay closed for you. Talk about it at home; you can send the question again from your profile.',
  },
  withdrawn: {
    title: 'Your parent has taken the agreement back',
    text: 'so tests are closed for you from now on. Your results stay yours, and you can download them.',
  },
}

/** What a parent answered, told to the student. */
export const template: Template<FamilyNewsProps> = {
  subject: ({ institute, news }) => `${institute.name}: ${words[news].title.toLowerCase()}`,
  body: ({ institute, name, news, url }) => (
    <Layout institute={institute} title={words[news].title} preview="See your profile.">
      <Paragraph>
        Hello {name}, {words[news].text}
      </Paragraph>
      <Action url={url}>Open your profile</Action>
    </Layout>
  ),
}
