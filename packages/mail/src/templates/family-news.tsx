import type { Text } from '@northlight/contract/words/catalogue'
import type { Language } from '@northlight/contract/words/languages'
import { Action } from '../action.tsx'
import { Layout } from '../layout.tsx'
import { Paragraph } from '../paragraph.tsx'
import { mailSay } from '../say.ts'
import type { MailInstitute, Template } from '../template.ts'

type News = 'agreed' | 'refused' | 'withdrawn'
export type FamilyNewsProps = { institute: MailInstitute; name: string; news: News; url: string; language?: Language }

const words: Record<News, { title: Text; text: Text }> = {
  agreed: { title: 'Your parent has agreed', text: 'Hello {name}, you can take tests now.' },
  refused: {
    title: 'Your parent has refused',
    text: 'Hello {name}, so tests stay closed for you. Talk about it at home; you can send the question again from your profile.',
  },
  withdrawn: {
    title: 'Your parent has taken the agreement back',
    text: 'Hello {name}, so tests are closed for you from now on. Your results stay yours, and you can download them.',
  },
}

/** What a parent answered, told to the student. */
export const template: Template<FamilyNewsProps> = {
  subject: ({ institute, news, language }) =>
    `${institute.name}: ${mailSay(language)(words[news].title).toLowerCase()}`,
  body: ({ institute, name, news, url, language }) => {
    const say = mailSay(language)
    return (
      <Layout
        institute={institute}
        title={say(words[news].title)}
        preview={say('See your profile.')}
        language={language}
      >
        <Paragraph>{say(words[news].text, { name })}</Paragraph>
        <Action url={url} language={language}>
          {say('Open your profile')}
        </Action>
      </Layout>
    )
  },
}
