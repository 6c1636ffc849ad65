import type { LedgerLine } from '@northlight/contract/exams/console'
import { keyText } from '@northlight/exam/marking/key-text'
import type { Key } from '@northlight/exam/marking/keys'
import type { Ctx } from '../../../kernel/context.ts'
import type { TestRow } from '../../online-tests/queries.ts'

/** Keys of this test's questions that were changed since it opened, anyone who disputed them and in which test. */
const changesOf = (ctx: Ctx, test: TestRow) =>
  ctx.db
    .selectFrom('key_changes')
    .innerJoin('question_versions', 'question_versions.id', 'key_changes.question_version_id')
    .innerJoin('questions', 'questions.id', 'question_versions.question_id')
    .leftJoin('users', 'users.id', 'key_changes.decided_by')
    .select(['questions.code', 'key_changes.decision', 'key_changes.key', 'reason', 'record', 'decided_at'])
    .select('users.name as by')
    .where('decided_at', '>=', test.opens_at ?? test.created_at)
    .where('key_changes.question_version_id', 'in', (nested) =>
      nested
        .selectFrom('paper_slot_questions')
        .innerJoin('paper_slots', 'paper_slots.id', 'paper_slot_questions.slot_id')
        .innerJoin('paper_sections', 'paper_sections.id', 'paper_slots.section_id')
        .select('paper_slot_questions.question_version_id')
        .where('paper_sections.paper_version_id', '=', test.paper_version_id ?? 0),
    )
    .execute()

/** Disputes that changed nothing; several that were answered together are one decision. */
const staysOf = (ctx: Ctx, test: TestRow) =>
  ctx.db
    .selectFrom('key_challenges')
    .innerJoin('question_versions', 'question_versions.id', 'key_challenges.question_version_id')
    .innerJoin('questions', 'questions.id', 'question_versions.question_id')
    .leftJoin('users', 'users.id', 'key_challenges.decided_by')
    .select(['questions.code', 'decision', 'record', 'decided_at', 'users.name as by'])
    .where('test_id', '=', test.id)
    .where('state', '=', 'dismissed')
    .groupBy(['questions.code', 'decision', 'record', 'decided_at', 'users.name'])
    .execute()

const outcome = (decision: 'dropped' | 'also_right' | 'replaced', key: Key | null) => {
  if (decision === 'dropped' || key === null) return 'is withdrawn'
  return decision === 'also_right' ? `counts ${keyText(key)} too` : `has the key ${keyText(key)} now`
}

const told = (reason: string | null, record: string | null) =>
  [reason && `: ${reason}`, record && ` For the record: ${record}`].filter(Boolean).join('')

/** What was decided on the keys of a test, with what was noted for colleagues. */
export const keyLines = async (ctx: Ctx, test: TestRow): Promise<LedgerLine[]> => [
  ...(await changesOf(ctx, test)).map((one) => ({
    at: one.decided_at,
    kind: 'key' as const,
    text: `Question ${one.code} ${outcome(one.decision, one.key)}${told(one.reason, one.record)}`,
    by: one.by,
  })),
  ...(await staysOf(ctx, test)).map((one) => ({
    at: one.decided_at ?? ctx.now(),
    kind: 'key' as const,
    text: `The key of ${one.code} stays${told(one.decision, one.record)}`,
    by: one.by,
  })),
]
