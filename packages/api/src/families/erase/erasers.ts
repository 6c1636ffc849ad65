import { eraseAdmissions } from '../../admissions/personal-data.ts'
import type { Ctx } from '../../kernel/context.ts'
import { erasePayments } from '../../payments/personal-data.ts'
import { eraseExams } from '../../results/personal-data.ts'
import type { Person } from '../export/types.ts'
import { eraseAccountData } from './account.ts'
import { eraseEnquiries } from './enquiries.ts'

export type Eraser = {
  domain: string
  /** Deletes or makes nameless, inside the transaction of the whole deletion. Gives files to remove afterwards. */
  erase: (ctx: Ctx, person: Person) => Promise<{ files?: string[] }>
  /** What the law obliges the institute to keep, said on the page before the deletion. */
  keeps?: string
}

/** Everything that knows a person. Each domain adds its own line; the account itself comes last. */
export const erasers: Eraser[] = [
  { domain: 'enquiries', erase: eraseEnquiries },
  { domain: 'admissions', erase: eraseAdmissions },
  {
    domain: 'exams',
    erase: eraseExams,
    keeps: 'Marks of tests you sat: kept without your name, so that the ranks of others stay true.',
  },
  {
    domain: 'payments',
    erase: erasePayments,
    keeps: 'Receipts and payments: tax law asks us to keep them for eight years. They stay without your name.',
  },
  {
    domain: 'account',
    erase: eraseAccountData,
    keeps: 'That a parent agreed, and when: kept as proof, without names or addresses.',
  },
]
