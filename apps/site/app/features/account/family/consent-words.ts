import type { FamilyView } from '@northlight/contract/families'

type Consent = FamilyView['consents'][number]

export const purposeNames: Record<Consent['text']['purpose'], string> = {
  'child-account': 'Account and tests',
  admission: 'Admission',
}

export const waysToAgree: Record<Consent['how'], string> = {
  link: 'by the mailed link',
  code: 'by the mailed code',
  form: 'on the form',
  office: 'at the office',
}
