import { admissionData } from '../../admissions/personal-data.ts'
import { paymentData } from '../../payments/personal-data.ts'
import { examData } from '../../results/personal-data.ts'
import { accountData } from './account-data.ts'
import { enquiryData } from './enquiry-data.ts'
import { familyData } from './family-data.ts'
import type { Collector } from './types.ts'

/** Everything the institute holds about a person. Each domain adds its own line. */
export const collectors: Collector[] = [
  { domain: 'account', collect: accountData },
  { domain: 'family', collect: familyData },
  { domain: 'enquiries', collect: enquiryData },
  { domain: 'admissions', collect: admissionData },
  { domain: 'exams', collect: examData },
  { domain: 'payments', collect: paymentData },
]
