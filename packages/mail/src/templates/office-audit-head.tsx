import { OfficeNotice } from '../office-notice.tsx'
import type { MailInstitute, Template } from '../template.ts'

export type OfficeAuditHeadProps = {
  institute: MailInstitute
  day: string
  /** `18422-3f9a…`: the last entry of the chain, as the command that compares it takes it. */
  head: string
  covers: string
  /** Everybody who gets this mail: a name that is missing was taken off. */
  readers: string[]
  /** What is known of the copy in the bucket, as a sentence. */
  copy: string
}

/** The digest of the audit, out of reach of anyone who owns the database. */
export const template: Template<OfficeAuditHeadProps> = {
  subject: ({ institute, day }) => `${institute.name}: digest of the audit, ${day}`,
  body: ({ institute, day, head, covers, readers, copy }) => (
    <OfficeNotice
      institute={institute}
      title={`Digest of the audit, ${day}`}
      lead="Keep this mail; there is nothing to do today. If anybody ever changes, deletes or adds a line of the audit past the office, this digest no longer fits. To compare it, run “npm run northlight -- verify-audit” on the server with the digest behind it."
      facts={[
        ['Digest', head],
        ['Lines that it covers', covers],
        ['Sent to', readers.join(', ')],
        ['Copy', copy],
      ]}
    />
  ),
}
