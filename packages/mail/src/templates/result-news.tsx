import { Action } from '../action.tsx'
import { Layout } from '../layout.tsx'
import { Paragraph } from '../paragraph.tsx'
import type { MailInstitute, Template } from '../template.ts'

/** A result is out, a key was changed, or a dispute was decided. */
type ResultNews = 'out' | 'changed' | 'upheld' | 'dismissed'

export type ResultNewsProps = {
  institute: MailInstitute
  result_news: ResultNews
  name: string
  test_name: string
  /** What was decided and what it changed, in whole sentences. */
  points: string[]
  url: string
}

const titles: Record<ResultNews, string> = {
  out: 'Your result is out',
  changed: 'Your marks have changed',
  upheld: 'You were right about a key',
  dismissed: 'Your question about a key',
}

export const template: Template<ResultNewsProps> = {
  subject: ({ institute, result_news }) => `${institute.name}: ${titles[result_news]}`,
  body: ({ institute, result_news, name, test_name, points, url }) => (
    <Layout institute={institute} title={titles[result_news]} preview={test_name}>
      <Paragraph>
        Hello {name}, this is about “{test_name}”.
      </Paragraph>
      {points.map((point) => (
        <Paragraph key={point}>{point}</Paragraph>
      ))}
      <Action url={url}>Open your report</Action>
    </Layout>
  ),
}
