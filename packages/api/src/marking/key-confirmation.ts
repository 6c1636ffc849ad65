import type { Db } from '@northlight/db/database'

const keyChangesOn = (db: Db, paperVersionId: number) =>
  db
    .selectFrom('key_changes')
    .innerJoin('paper_slot_questions', 'paper_slot_questions.question_version_id', 'key_changes.question_version_id')
    .innerJoin('paper_slots', 'paper_slots.id', 'paper_slot_questions.slot_id')
    .innerJoin('paper_sections', 'paper_sections.id', 'paper_slots.section_id')
    .where('paper_version_id', '=', paperVersionId)

/** The last decision on a key of the paper: what was read before it was read of another key. */
export const lastKeyChange = async (db: Db, paperVersionId: number) =>
  (await keyChangesOn(db, paperVersionId)
    .select(['key_changes.id', 'key_changes.decided_at as at'])
    .orderBy('key_changes.id', 'desc')
    .limit(1)
    .executeTakeFirst()) ?? null

/**
 * Who read the keys of a paper last. That counts as long as the paper and its keys are what was read: a place filled
 * otherwise raises the revision, and a key decided on later is another one. Of the same moment it may be either.
 */
export const keyConfirmation = async (db: Db, version: { id: number; revision: number }) => {
  const row = await db
    .selectFrom('key_confirmations')
    .leftJoin('users', 'users.id', 'key_confirmations.confirmed_by')
    .select(['revision', 'confirmed_at', 'users.name'])
    .where('paper_version_id', '=', version.id)
    .executeTakeFirst()
  if (!row) return null
  const changed = await keyChangesOn(db, version.id)
    .select('key_changes.id')
    .where('key_changes.decided_at', '>=', row.confirmed_at)
    .limit(1)
    .executeTakeFirst()
  return {
    by: row.name,
    at: row.confirmed_at,
    is_current: row.revision === version.revision && changed === undefined,
  }
}
