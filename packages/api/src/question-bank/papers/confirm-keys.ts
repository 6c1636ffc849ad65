import type { ConfirmKeysInput } from '@northlight/contract/office/paper-building'
import { audit } from '../../kernel/audit.ts'
import { type Ctx, inTransaction } from '../../kernel/context.ts'
import { fail } from '../../kernel/errors.ts'
import { allow } from '../../kernel/policy.ts'
import { actorId } from '../../kernel/signed-in.ts'
import { lastKeyChange } from '../../marking/key-confirmation.ts'
import { mayConfirm, newestVersion } from './papers.ts'

/** Anyone who changes one of these keys holds its question, so a change and a confirmation come one after the other. */
const holdQuestions = async (ctx: Ctx, paperVersionId: number): Promise<void> => {
  if (ctx.services.database.engine !== 'postgres') return
  await ctx.db
    .selectFrom('question_versions')
    .select('id')
    .where('id', 'in', (nested) =>
      nested
        .selectFrom('paper_slot_questions')
        .innerJoin('paper_slots', 'paper_slots.id', 'paper_slot_questions.slot_id')
        .innerJoin('paper_sections', 'paper_sections.id', 'paper_slots.section_id')
        .select('question_version_id')
        .where('paper_version_id', '=', paperVersionId),
    )
    .orderBy('id')
    .forShare()
    .execute()
}

/**
 * Anyone who built the paper does not confirm its keys, and nobody confirms what has changed since the keys were read.
 */
export const confirmKeys = (ctx: Ctx, id: number, seen: ConfirmKeysInput) =>
  inTransaction(ctx, async (ctx) => {
    allow(ctx, 'tests.write')
    const version = await newestVersion(ctx, id)
    if (!mayConfirm(ctx, version)) return fail('conflict', 'You built this paper. A colleague has to read its keys.')
    if (version.version !== seen.version || version.revision !== seen.revision)
      return fail('conflict', 'This paper was changed after you opened it. Read its keys once more.')
    await holdQuestions(ctx, version.id)
    if (((await lastKeyChange(ctx.db, version.id))?.id ?? 0) !== seen.last_key_change)
      return fail('conflict', 'A key of this paper was changed after you opened it. Read the keys once more.')
    const values = {
      paper_version_id: version.id,
      revision: seen.revision,
      confirmed_by: actorId(ctx),
      confirmed_at: ctx.now(),
    }
    await ctx.db
      .insertInto('key_confirmations')
      .values(values)
      .onConflict((on) => on.column('paper_version_id').doUpdateSet(values))
      .execute()
    await audit(ctx, {
      action: 'question-bank.confirm-keys',
      entity: 'paper',
      id,
      details: { version: version.version },
    })
  })
