import { OfficeNotice } from '../office-notice.tsx'
import type { MailInstitute, Template } from '../template.ts'

export type PublicationOutcome = 'live' | 'planned' | 'refused' | 'discarded' | 'called-off' | 'stopped'

export type OfficePublicationDecidedProps = {
  institute: MailInstitute
  outcome: PublicationOutcome
  /** Who decided. */
  by: string
  /** What it is, and what it is called: `legal page`, `Refunds`. */
  kind: string
  title: string
  /** When it goes live, or was to go live. */
  when: string | null
  /** Why it was turned down or stopped. */
  reason: string | null
  url: string
}

const subjects: Record<PublicationOutcome, (kind: string) => string> = {
  live: (kind) => `Published: the ${kind} you prepared`,
  planned: (kind) => `Scheduled: the ${kind} you prepared`,
  refused: (kind) => `Not published: the ${kind} you prepared`,
  discarded: (kind) => `Not published: the ${kind} you prepared`,
  'called-off': (kind) => `No longer scheduled: the ${kind} you prepared`,
  stopped: (kind) => `Not published: the ${kind} you prepared`,
}

const leads: Record<PublicationOutcome, (by: string, kind: string) => string> = {
  live: (by, kind) => `${by} has published the ${kind} you asked for. Visitors see it now.`,
  planned: (by, kind) => `${by} has scheduled the ${kind} you asked for. It goes live on its own.`,
  refused: (by, kind) =>
    `${by} did not publish the ${kind} you asked for. Your draft is kept: change it and ask again.`,
  discarded: (by, kind) => `${by} did not publish the ${kind} you asked for and discarded the draft.`,
  'called-off': (by, kind) =>
    `${by} has called off the publication of the ${kind} you asked for. Your draft is kept: ask again when it is time.`,
  stopped: (_, kind) =>
    `The ${kind} you asked for was scheduled, but does not go live: something has changed since. Change it and ask again.`,
}

/** What became of a publication that an editor asked an administrator for. */
export const template: Template<OfficePublicationDecidedProps> = {
  subject: ({ outcome, kind }) => subjects[outcome](kind),
  body: ({ institute, outcome, by, kind, title, when, reason, url }) => (
    <OfficeNotice
      institute={institute}
      title={
        outcome === 'live' || outcome === 'planned' ? 'Your publication was granted' : 'Your publication was refused'
      }
      lead={leads[outcome](by, kind)}
      facts={[
        ['What', title],
        ['When', outcome === 'planned' ? when : null],
        ['Was scheduled for', outcome === 'called-off' || outcome === 'stopped' ? when : null],
        ['Why', reason],
        ['Open it', url],
      ]}
    />
  ),
}
