import type { Text } from '@northlight/contract/words/catalogue'
import type { Language } from '@northlight/contract/words/languages'
import { Action } from '../action.tsx'
import { Layout } from '../layout.tsx'
import { Paragraph } from '../paragraph.tsx'
import { mailSay } from '../say.ts'
import type { MailInstitute, Template } from '../template.ts'

type News = 'replaced' | 'ended'
export type ParentNewsProps = {
  institute: MailInstitute
  name: string
  student_name: string
  parent_news: News
  when: string
  url: string
  /** In which this parent read the text that was agreed to. */
  language?: Language
}

const words: Record<News, { title: Text; text: Text }> = {
  replaced: {
    title: 'Another parent has agreed',
    text: 'Dear {parent}, on {day} another parent or guardian agreed for {student}. Marks and fees are shown to that person from now on, and no longer to you.',
  },
  ended: {
    title: 'Your agreement was taken back',
    text: 'Dear {parent}, on {day} your agreement for {student} was taken back in the student’s account. Tests are closed there from now on.',
  },
}

/** To a parent who has answered before, about what somebody else did. */
export const template: Template<ParentNewsProps> = {
  subject: ({ institute, parent_news, language }) =>
    `${institute.name}: ${mailSay(language)(words[parent_news].title).toLowerCase()}`,
  body: ({ institute, name, student_name, parent_news, when, url, language }) => {
    const say = mailSay(language)
    const { title, text } = words[parent_news]
    return (
      <Layout
        institute={institute}
        title={say(title)}
        preview={say('Write to us if this is not right.')}
        language={language}
      >
        <Paragraph>{say(text, { parent: name, day: when, student: student_name })}</Paragraph>
        <Paragraph>
          {say('If this is not right, write to us or call us, and we look at it together with the family.')}
        </Paragraph>
        <Action url={url} language={language}>
          {say('Write to us')}
        </Action>
      </Layout>
    )
  },
}
