import { Action } from '../action.tsx'
import { Layout } from '../layout.tsx'
import { Paragraph, Points } from '../paragraph.tsx'
import type { MailInstitute, Template } from '../template.ts'

export type OfficeDigestProps = {
  institute: MailInstitute
  name: string
  overdue: number
  /** The hour and what is to be done then; nobody is named. */
  times: [hour: string, what: string][]
  url: string
}

const waits = ({ overdue, times }: Pick<OfficeDigestProps, 'overdue' | 'times'>) => {
  const late = overdue === 0 ? '' : `${overdue} overdue`
  const today = times.length === 0 ? '' : `${times.length} today`
  return [late, today].filter((part) => part !== '').join(', ')
}

/** What waits for a counsellor today, at eight in the morning. */
export const template: Template<OfficeDigestProps> = {
  subject: (props) => `Follow-ups: ${waits(props)}`,
  body: ({ institute, name, overdue, times, url }) => (
    <Layout institute={institute} title="Your day" preview={`Follow-ups: ${waits({ overdue, times })}.`}>
      <Paragraph>
        Good morning {name}. Your follow-ups: {waits({ overdue, times })}.
      </Paragraph>
      <Points points={[...new Set(times.map(([hour, what]) => `${hour}: ${what}`))]} />
      <Action url={url}>Open the office</Action>
    </Layout>
  ),
}
