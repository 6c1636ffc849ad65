import type { Instant } from '@northlight/contract/dates'
import type { VersionKind } from '@northlight/contract/office/record-views'
import type { RecordValues } from '@northlight/contract/office/resource'
import type { Generated } from 'kysely'

/** Who wrote a field last, in which of the versions `since` … `version`, and what stood there before. */
export type FieldMark = { version: number; since: number; by: number | null; session: string; before: unknown }

/** `seqs`: the last save taken of each editing session, so that one that arrives late is known. */
export type EditingMarks = { fields: Record<string, FieldMark>; seqs: Record<string, number> }

export type GateState = 'open' | 'answer' | 'closed'

export type RecordTable = {
  resource: string
  record_id: number
  version: Generated<number>
  live_version: number | null
  first_live_at: Instant | null
  live_since: Instant | null
  publish_at: Instant | null
  publish_version: number | null
  hide_at: Instant | null
  refused: { at: Instant; reasons: string[] } | null
  gate: GateState | null
  answers: Record<string, string>
  editing: EditingMarks
  made_key: string | null
  asked_at: Instant | null
  asked_by: number | null
  asked_version: number | null
  plan_asked_at: Instant | null
  plan_asked_by: number | null
  preview_round: Generated<number>
  updated_at: Instant
  updated_by: number | null
}

export type RecordDraftTable = {
  resource: string
  record_id: number
  content: RecordValues
  base: number | null
  started_at: Instant
  updated_at: Instant
  updated_by: number | null
}

export type RecordVersionTable = {
  id: Generated<number>
  resource: string
  record_id: number
  number: number
  kind: VersionKind
  content: RecordValues
  summary: string[]
  at: Instant
  made_by: number | null
}

export type RecordLockTable = {
  resource: string
  record_id: number
  session: string
  held_by: number
  since: Instant
  seen_at: Instant
  asked_by: number | null
}

export type RecordUseTable = {
  id: Generated<number>
  resource: string
  record_id: number
  field: string
  to_resource: string
  to_key: string
}

export type SavedViewTable = {
  id: Generated<number>
  resource: string
  name: string
  query: string
  is_shared: Generated<boolean>
  owner_id: number
  position: Generated<number>
  created_at: Instant
  updated_at: Instant
}

export type OfficeWorkTable = {
  id: Generated<number>
  kind: 'bulk' | 'export' | 'import'
  resource: string
  input: Record<string, unknown>
  state: 'waiting' | 'running' | 'done' | 'failed'
  done: Generated<number>
  total: number | null
  result: Record<string, unknown> | null
  file: string | null
  file_name: string | null
  is_personal: Generated<boolean>
  asked_by: number | null
  created_at: Instant
  updated_at: Instant
}

export type ImportPicture = {
  name: string
  /** In the private store, drawn anew; null when it could not be. */
  path: string | null
  facts: { mime: string; extension: string; width: number; height: number; sha256: string } | null
  reason: string | null
}

export type ImportTable = {
  id: Generated<number>
  resource: string
  state: 'reading' | 'ready' | 'failed' | 'applied' | 'undone'
  file: string | null
  file_name: string
  reason: string | null
  heads: string[]
  mapping: (string | null)[]
  pictures: ImportPicture[]
  /** Pictures that the library did not have before. */
  media_ids: number[]
  is_personal: Generated<boolean>
  asked_by: number | null
  /** The list whose job reads this one. */
  read_by: Generated<number | null>
  created_at: Instant
  updated_at: Instant
  applied_at: Instant | null
}

export type ImportProblem = { column: number | null; level: 'guess' | 'wrong'; message: string }

export type ImportRowTable = {
  id: Generated<number>
  import_id: number
  number: number
  state: 'ready' | 'guess' | 'wrong'
  is_left: Generated<boolean>
  title: string
  cells: string[]
  /** What the reader found before anybody said what the columns mean. */
  found: ImportProblem[]
  problems: ImportProblem[]
  content: RecordValues
  record_id: number | null
}

export type ImportHeadTable = { resource: string; head: string; target: string | null; updated_at: Instant }

export type SiteFindingTable = {
  id: Generated<number>
  kind:
    | 'dead-link'
    | 'dead-picture'
    | 'seo-title'
    | 'seo-description'
    | 'redirect-loop'
    | 'redirect-chain'
    | 'redirect-covered'
  resource: string
  record_id: number
  title: string
  detail: string
  found_at: Instant
}

export type RecordTables = {
  site_findings: SiteFindingTable
  imports: ImportTable
  import_rows: ImportRowTable
  import_heads: ImportHeadTable
  records: RecordTable
  record_drafts: RecordDraftTable
  record_versions: RecordVersionTable
  record_locks: RecordLockTable
  record_uses: RecordUseTable
  saved_views: SavedViewTable
  office_works: OfficeWorkTable
}
