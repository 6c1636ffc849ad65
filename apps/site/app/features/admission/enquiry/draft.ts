import { createDraftStore, type DraftStore } from '../../../platform/forms/draft-store.ts'
import type { EnquiryKind } from './enquiry-data.ts'

/** The Aadhaar number, a file and an agreement are not left behind on a machine that others may use. */
const neverKept = new Set(['aadhar', 'marks', 'consent', 'consent_version'])

const draftFor = (kind: EnquiryKind): DraftStore<string> =>
  createDraftStore({
    key: `admission:${kind}`,
    place: { in: 'tab' },
    isKept: (name): name is string => !neverKept.has(name),
  })

export const enquiryDrafts: Record<EnquiryKind, DraftStore<string>> = {
  puc: draftFor('puc'),
  'class-8-9-10': draftFor('class-8-9-10'),
}
