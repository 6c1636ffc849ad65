import type { Instant } from '@northlight/contract/dates'
import type { Answer } from '@northlight/exam/answers/answers'
import type { MarkChange, MarkOutcome, SlotMark } from '@northlight/exam/marking/mark'
import type { Item } from '@northlight/exam/papers/paper'
import type { Memory } from '@northlight/exam/practice/memory'
import type { Mistake, MistakeKind } from '@northlight/exam/results/mistakes'
import type { Band } from '@northlight/exam/results/percentile'
import type { SubjectFigures } from '@northlight/exam/results/subject-figures'
import type { TimePerSlot } from '@northlight/exam/results/times'
import type { NamedTotals, Totals } from '@northlight/exam/results/totals'
import type { Generated } from 'kysely'

/** What an attempt earned. Marks are hundredths of a mark, `percent` hundredths of a percent. */
export type TestResultTable = {
  attempt_id: number
  test_id: number
  user_id: number
  marks: number
  max_marks: number
  percent: number
  totals: Totals
  subjects: NamedTotals[]
  rank: number | null
  is_rank_shared: Generated<boolean>
  at_or_below: number | null
  takers: number | null
  marked_at: Instant
  ranked_at: Instant | null
}

export type SectionTotals = Totals & { section: number }
export type TopicTotals = Totals & { subject: string; topic: string }

/** The same attempt question by question. */
export type ResultSheetTable = {
  attempt_id: number
  slot_marks: SlotMark[]
  times: TimePerSlot
  mistakes: Mistake[]
  sections: SectionTotals[]
  topics: TopicTotals[]
}

/** `first` marking; a corrected `key`; `late` steps let count; more `answers` synced after the end. */
export type MarkReason = 'first' | 'key' | 'late' | 'answers'

export type MarkHistoryTable = {
  id: Generated<number>
  attempt_id: number
  at: Instant
  reason: MarkReason
  key_change_id: number | null
  marks_before: number | null
  marks_after: number
  max_before: number | null
  max_after: number
  rank_before: number | null
  changes: MarkChange[]
}

export type TestStandingTable = {
  test_id: number
  takers: number
  max_marks: number
  distribution: Band[]
  average: number
  median: number
  best: number
  tenth: number | null
  /** Null until the test is ranked the next time. */
  subjects: SubjectFigures[] | null
  ranked_at: Instant
}

/** What a student aims for in one examination; hundredths of a percent. */
export type GoalTable = {
  user_id: number
  exam: string
  percentile: number
  by_day: string | null
  updated_at: Instant
}

export type ChallengeState = 'open' | 'upheld' | 'dismissed'

export type KeyChallengeTable = {
  id: Generated<number>
  test_id: number
  attempt_id: number
  user_id: number
  question_version_id: number
  slot: number
  text: string
  state: ChallengeState
  created_at: Instant
  decided_at: Instant | null
  decided_by: number | null
  decision: string | null
  /** Why, for colleagues alone. */
  record: string | null
  key_change_id: number | null
}

export type MentorNoteTable = {
  id: Generated<number>
  attempt_id: number
  author_id: number | null
  author_name: string
  author_title: string | null
  text: string
  created_at: Instant
  withdrawn_at: Instant | null
}

export type MistakeWordTable = { attempt_id: number; slot: number; kind: MistakeKind; at: Instant }

export type ReportDownloadTable = {
  id: Generated<number>
  attempt_id: number
  user_id: number
  created_at: Instant
  used_at: Instant | null
}

export type BookmarkTable = {
  id: Generated<number>
  user_id: number
  question_version_id: number
  note: string | null
  created_at: Instant
}

export type PracticeKind = 'retry' | 'topic' | 'bookmarks' | 'daily' | 'own' | 'retake' | 'trial'

export type PracticeSessionTable = {
  id: Generated<number>
  uuid: string
  user_id: number
  kind: PracticeKind
  title: string
  attempt_id: number | null
  subject: string | null
  topic: string | null
  difficulty: string | null
  /** In the order shown. `slot` is the number in this session. */
  items: Item[]
  day: string | null
  duration_ms: number | null
  tells: Generated<'at_once' | 'at_end'>
  created_at: Instant
  finished_at: Instant | null
}

export type PracticeAnswerTable = {
  session_id: number
  number: number
  question_version_id: number
  answer: Answer | null
  outcome: Exclude<MarkOutcome, 'not_reached'>
  time_ms: number | null
  at: Instant
}

/** When a question comes again for one student. */
export type RecallCardTable = {
  user_id: number
  question_id: number
  due_at: Instant
  memory: Memory
  updated_at: Instant
}

/** Five questions that a visitor tries without an account. */
export type TrialTable = { id: Generated<number>; token_hash: string; items: Item[]; created_at: Instant }
export type TrialAnswerTable = Omit<PracticeAnswerTable, 'session_id'> & { trial_id: number }

export type ResultTables = {
  test_results: TestResultTable
  result_sheets: ResultSheetTable
  mark_history: MarkHistoryTable
  test_standings: TestStandingTable
  key_challenges: KeyChallengeTable
  mentor_notes: MentorNoteTable
  mistake_words: MistakeWordTable
  report_downloads: ReportDownloadTable
  bookmarks: BookmarkTable
  practice_sessions: PracticeSessionTable
  practice_answers: PracticeAnswerTable
  recall_cards: RecallCardTable
  goals: GoalTable
  trials: TrialTable
  trial_answers: TrialAnswerTable
  // Columns that results add to tables of the attempts.
  tests: { challenge_days: Generated<number> }
  questions: { is_practice: Generated<boolean> }
}
