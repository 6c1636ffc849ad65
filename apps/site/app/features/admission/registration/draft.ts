import { days } from '@northlight/contract/durations'
import { createDraftStore, type Draft as DraftOf } from '../../../platform/forms/draft-store.ts'
import { type RegistrationField, registrationSteps } from './fields.ts'

export type Draft = DraftOf<RegistrationField>

/** A password is never left behind, and an agreement is given each time anew. */
const neverKept: readonly string[] = ['password', 'confirm_password', 'consent']
const kept: readonly string[] = registrationSteps.flatMap(({ fields }) => fields)

export const registrationDraft = createDraftStore<RegistrationField>({
  key: 'admission:registration',
  // Long enough to ask the school about something; not so long that a shared computer remembers a child for ever.
  place: { in: 'device', lifetime: days(7) },
  isKept: (name): name is RegistrationField => kept.includes(name) && !neverKept.includes(name),
})
