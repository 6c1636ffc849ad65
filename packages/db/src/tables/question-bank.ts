import type { Instant } from '@northlight/contract/dates'
import type { Generated } from 'kysely'
import type { ImportPicture as KeptPicture } from './records.ts'

export type QuestionIndexTable = {
  question_id: number
  /** The newest one. */
  version_id: number
  search_text: string
  text_print: string
  blank_print: string
  has_kn: boolean
  has_hi: boolean
  has_solution: boolean
}

export type QuestionStatisticsTable = {
  test_id: number
  version_id: number
  question_id: number
  takers: number
  right_count: number
  blank_count: number
  /** Hundredths of a percent. */
  facility: number
  discrimination: number | null
  most_chosen_wrong: { answer: string; takers: number } | null
  flags: string[]
  sat_at: Instant
  ranked_at: Instant
}

export type ImportProblem = { where: string | null; level: 'guess' | 'wrong'; message: string }
export type ImportPicture = {
  name: string
  /** In the private store, drawn anew; null where it is no picture. */
  path: string | null
  facts: KeptPicture['facts']
  fault: string | null
}
export type ImportDefaults = { subject?: string; topic?: string; difficulty?: string }

export type QuestionImportTable = {
  id: Generated<number>
  state: 'reading' | 'ready' | 'failed' | 'applying' | 'applied' | 'undone'
  kind: 'template' | 'gift' | 'xml' | null
  file: string
  file_name: string
  bytes: number
  reason: string | null
  heads: string[]
  mapping: (string | null)[]
  defaults: ImportDefaults
  pictures: ImportPicture[]
  done: Generated<number>
  total: number | null
  /** Grows with every change, by anyone who makes it. */
  round: Generated<number>
  /** Passage versions and pictures that came into being with it. */
  made: { passages: number[]; pictures: number[] } | null
  asked_by: number | null
  /** The import whose job reads this one. */
  read_by: Generated<number | null>
  created_at: Instant
  updated_at: Instant
  applied_at: Instant | null
}

export type QuestionImportRowTable = {
  id: Generated<number>
  import_id: number
  number: number
  state: 'ready' | 'guess' | 'wrong'
  is_left: Generated<boolean>
  choice: 'new' | 'version' | 'skip'
  title: string
  cells: string[]
  problems: ImportProblem[]
  /** As the parser gives it, before anything is sanitised. */
  question: unknown
  known_id: number | null
  seen_version: number | null
  version_id: number | null
}

export type QuestionImportHeadTable = { head: string; target: string | null; updated_at: Instant }

export type KeyConfirmationTable = {
  paper_version_id: number
  /** Of the paper as it was read; a later change needs another look. */
  revision: number
  confirmed_by: number | null
  confirmed_at: Instant
}

export type QuestionBankTables = {
  question_index: QuestionIndexTable
  question_statistics: QuestionStatisticsTable
  question_imports: QuestionImportTable
  question_import_rows: QuestionImportRowTable
  question_import_heads: QuestionImportHeadTable
  key_confirmations: KeyConfirmationTable
}
