import type { AccountTables } from './tables/accounts.ts'
import type { AdmissionTables } from './tables/admissions.ts'
import type { BreachTables } from './tables/breaches.ts'
import type { ContentTables } from './tables/content.ts'
import type { CounsellingTables } from './tables/counselling.ts'
import type { EnquiryTables } from './tables/enquiries.ts'
import type { ExamDayTables } from './tables/exam-day.ts'
import type { ExamTables } from './tables/exams.ts'
import type { FamilyTables } from './tables/families.ts'
import type { FoundationTables, MigrationTable } from './tables/foundation.ts'
import type { NoticeTables } from './tables/notices.ts'
import type { PaperTables } from './tables/papers.ts'
import type { PaymentTables } from './tables/payments.ts'
import type { QuestionBankTables } from './tables/question-bank.ts'
import type { RecordTables } from './tables/records.ts'
import type { ResultTables } from './tables/results.ts'
import type { StaffMemberTables } from './tables/staff-members.ts'

/**
 * Tables that came after the first release: the migration that makes one declares the type of its rows beside it, by
 * `declare module '../tables.ts' { interface LaterTables { … } }`.
 */
export interface LaterTables {
  migrations: MigrationTable
}

type Parts = LaterTables &
  FoundationTables &
  ContentTables &
  EnquiryTables &
  AccountTables &
  FamilyTables &
  ExamTables &
  ExamDayTables &
  PaperTables &
  PaymentTables &
  AdmissionTables &
  QuestionBankTables &
  ResultTables &
  StaffMemberTables &
  RecordTables &
  CounsellingTables &
  BreachTables &
  NoticeTables

/** Every table, as Kysely knows it. One type: asked of its parts each time, checking took half as long again. */
export type Tables = { [T in keyof Parts]: Parts[T] }

/** A table that keeps what a form sent: the same form sent twice within a minute has the same `send_key`. */
export type FormTable = { [T in keyof Tables]: 'send_key' extends keyof Tables[T] ? T : never }[keyof Tables]

/** The columns of a table in which the number of a private file stands. */
export type FileColumnOf<T extends keyof Tables> = T extends unknown
  ? Extract<keyof Tables[T], `${string}_file_id`>
  : never
