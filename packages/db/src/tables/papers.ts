import type { Instant } from '@northlight/contract/dates'
import type { Key } from '@northlight/exam/marking/keys'
import type { Pack } from '@northlight/exam/papers/packs'
import type { ClockKind, Delivery, Difficulty, DroppedRule, QuestionType } from '@northlight/exam/papers/paper'
import type { Generated } from 'kysely'

export type Language = 'en' | 'kn' | 'hi'

/** One text in English and, where there is one, in the other languages. Sanitised HTML; formulas are `data-tex`. */
export type Translated = { en: string } & Partial<Record<Language, string>>

/** One wording in one language. Options and matches by their names, such as `A` and `1`, whatever order is shown. */
export type QuestionText = { text: string; options: Record<string, string>; matches?: Record<string, string> }
export type QuestionTexts = { en: QuestionText } & Partial<Record<Language, QuestionText>>

/** A drawing in the media store, and its words for those who do not see it. */
type Figure = { figure: string | null; figure_alt: string | null }

type Made = { created_at: Instant; created_by: number | null }

export type SubjectTable = { id: Generated<number>; name: string; position: Generated<number> }
export type TopicTable = { id: Generated<number>; subject_id: number; name: string }

/** The paragraph that several questions stand under. A version is never edited. */
export type PassageTable = { id: Generated<number>; code: string; created_at: Instant }
export type PassageVersionTable = {
  id: Generated<number>
  passage_id: number
  version: number
  texts: Translated
} & Figure &
  Made

export type QuestionTable = {
  id: Generated<number>
  /** `phy-001`; what imports and staff call it. */
  code: string
  is_active: Generated<boolean>
  created_at: Instant
}

/** What the engine calls `version` is the `id` here: one number for one wording, for ever. Never edited. */
export type QuestionVersionTable = {
  id: Generated<number>
  question_id: number
  version: number
  type: QuestionType
  topic_id: number
  difficulty: Difficulty
  /** `jee-main`, `class-9` … */
  levels: string[]
  texts: QuestionTexts
  /** Names in the printed order; empty for numeric. */
  options: string[]
  /** The right-hand names, matching only. */
  matches: string[] | null
  /** Numeric: decimals asked for. */
  decimals: number | null
  key: Key
  solution: Translated
  passage_version_id: number | null
} & Figure &
  Made

export type PackTable = { id: Generated<number>; code: string; is_active: Generated<boolean> }
export type PackVersionTable = { id: Generated<number>; pack_id: number; version: number; body: Pack } & Made

export type PaperTable = { id: Generated<number>; code: string; name: string; created_at: Instant }

/** Frozen when its first attempt starts: an edit after that makes a new version. */
export type PaperVersionTable = {
  id: Generated<number>
  paper_id: number
  version: number
  pack_version_id: number | null
  delivery: Delivery
  clock: ClockKind
  duration_ms: number | null
  choices_count_unsaved: boolean
  dropped: DroppedRule
  shuffle_questions: Generated<boolean>
  shuffle_options: Generated<boolean>
  languages: Language[]
  /** Sentences for the instructions page. */
  instructions: string[]
  /** Hundredths of a mark. */
  total_marks: number
  total_questions: number
  frozen_at: Instant | null
  /** Counts the saves while it is being built. */
  revision: Generated<number>
} & Made

export type PaperSectionTable = {
  id: Generated<number>
  paper_version_id: number
  position: number
  name: string
  subject: string
  duration_ms: number | null
}

/** A place in the paper. Marks are hundredths; `wrong_marks` and `blank_marks` are zero or less. */
export type PaperSlotTable = {
  id: Generated<number>
  section_id: number
  position: number
  right_marks: number
  wrong_marks: number
  blank_marks: number
  partial_marks: number | null
  duration_ms: number | null
}

/** The wordings of a slot; one of them is drawn for each student. */
export type PaperSlotQuestionTable = { slot_id: number; question_version_id: number; position: number }

/** Decisions on disputed keys, in order. The key of the version itself is never edited. */
export type KeyChangeTable = {
  id: Generated<number>
  question_version_id: number
  decision: 'dropped' | 'also_right' | 'replaced'
  key: Key | null
  reason: string
  /** Why, for colleagues alone; students read the reason. */
  record: string | null
  decided_by: number | null
  decided_at: Instant
}

export type QuestionRemarkTable = {
  id: Generated<number>
  question_id: number
  text: string
  created_by: number | null
  created_at: Instant
}

export type PaperTables = {
  subjects: SubjectTable
  topics: TopicTable
  passages: PassageTable
  passage_versions: PassageVersionTable
  questions: QuestionTable
  question_versions: QuestionVersionTable
  exam_packs: PackTable
  exam_pack_versions: PackVersionTable
  papers: PaperTable
  paper_versions: PaperVersionTable
  paper_sections: PaperSectionTable
  paper_slots: PaperSlotTable
  paper_slot_questions: PaperSlotQuestionTable
  key_changes: KeyChangeTable
  question_remarks: QuestionRemarkTable
}
