import type { Text } from '@northlight/contract/words/catalogue'
import type { Language } from '@northlight/contract/words/languages'
import { Action } from '../action.tsx'
import { Layout } from '../layout.tsx'
import { Paragraph } from '../paragraph.tsx'
import { mailSay } from '../say.ts'
import type { MailInstitute, Template } from '../template.ts'

/** A result is out, a key was changed, or a dispute was decided; the first two are told to parents as well. */
type ResultNews = 'out' | 'changed' | 'upheld' | 'dismissed' | 'child-out' | 'child-changed'

export type ResultNewsProps = {
  institute: MailInstitute
  result_news: ResultNews
  name: string
  test_name: string
  /** What was decided and what it changed, in whole sentences. */
  points: string[]
  url: string
  language?: Language
  stop_url?: string
}

const titles: Record<ResultNews, Text> = {
  out: 'Your result is out',
  changed: 'Your marks have changed',
  upheld: 'You were right about a key',
  dismissed: 'Your question about a key',
  'child-out': 'A result of your child is out',
  'child-changed': 'Marks of your child have changed',
}

export const template: Template<ResultNewsProps> = {
  subject: ({ institute, result_news, language }) => `${institute.name}: ${mailSay(language)(titles[result_news])}`,
  body: ({ institute, result_news, name, test_name, points, url, language, stop_url }) => {
    const say = mailSay(language)
    return (
      <Layout
        institute={institute}
        title={say(titles[result_news])}
        preview={test_name}
        stop={stop_url}
        language={language}
      >
        <Paragraph>{say('Hello {name}, this is about “{test}”.', { name, test: test_name })}</Paragraph>
        {points.map((point) => (
          <Paragraph key={point}>{point}</Paragraph>
        ))}
        <Action url={url} language={language}>
          {result_news.startsWith('child') ? say('Open the report') : say('Open your report')}
        </Action>
      </Layout>
    )
  },
}
