import { admissionData } from '../../admissions/personal-data.ts'
import type { Ctx } from '../../kernel/context.ts'
import { paymentData } from '../../payments/personal-data.ts'
import { examData } from '../../results/personal-data.ts'
import { accountData } from './account-data.ts'
import { enquiryData } from './enquiry-data.ts'
import { familyData } from './family-data.ts'

/** Whose data it is. Rows that only carry an address belong to the person once that address is confirmed. */
export type Person = { id: number; name: string; email: string; isEmailVerified: boolean }

/** A part of the file: a heading, and rows of plain values. `files` are kept documents, such as a CV. */
export type DataSection = {
  title: string
  rows: Record<string, unknown>[]
  files?: { name: string; bytes: Uint8Array }[]
}

export type Collector = { domain: string; collect: (ctx: Ctx, person: Person) => Promise<DataSection[]> }

/** Everything the institute holds about a person. Each domain adds its own line. */
export const collectors: Collector[] = [
  { domain: 'account', collect: accountData },
  { domain: 'family', collect: familyData },
  { domain: 'enquiries', collect: enquiryData },
  { domain: 'admissions', collect: admissionData },
  { domain: 'exams', collect: examData },
  { domain: 'payments', collect: paymentData },
]
