import { OfficeNotice } from '../office-notice.tsx'
import type { Fact, MailInstitute, Template } from '../template.ts'

export type OfficeNoticeProps = {
  institute: MailInstitute
  /** The office sorts its mail by it. */
  subject: string
  title: string
  /** One sentence: what happened. */
  lead: string
  facts: Fact[]
  /** A longer text of the person who wrote, with its line breaks. */
  message?: string
}

/** Tells the office that somebody has sent a form. What the form asks for stands in its definition. */
export const template: Template<OfficeNoticeProps> = {
  subject: ({ subject }) => subject,
  body: ({ subject: _, ...notice }) => <OfficeNotice {...notice} />,
}
