import { OfficeNotice } from '../office-notice.tsx'
import type { MailInstitute, Template } from '../template.ts'

export type OfficeAskedPublicationProps = {
  institute: MailInstitute
  /** Who asks. */
  by: string
  /** What it is, and what it is called: `legal page`, `Refunds`. */
  kind: string
  title: string
  /** What changes, in words. */
  changes: string[]
  url: string
}

/** An editor has prepared what only an administrator publishes. */
export const template: Template<OfficeAskedPublicationProps> = {
  subject: ({ kind }) => `Please publish: a ${kind} waits for you`,
  body: ({ institute, by, kind, title, changes, url }) => (
    <OfficeNotice
      institute={institute}
      title="Somebody asks for a publication"
      lead={`${by} has prepared a ${kind} that an administrator publishes. Read it, then publish it or change it.`}
      facts={[
        ['What', title],
        ['Changes', changes.join('; ') || null],
        ['Open it', url],
      ]}
    />
  ),
}
