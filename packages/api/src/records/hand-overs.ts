import type { HandOver } from '../staff/people/hand-over-entry.ts'

/**
 * Drafts the colleague wrote last. Anyone who goes on with one is named beside it; its versions keep their own names.
 */
const drafts: HandOver = {
  what: 'drafts',
  words: 'drafts',
  count: async ({ db }, from) =>
    (await db.selectFrom('record_drafts').select('record_id').where('updated_by', '=', from).execute()).length,
  move: async ({ db }, from, to) => {
    // Nobody sits at these screens any more.
    await db.deleteFrom('record_locks').where('held_by', '=', from).execute()
    const moved = await db
      .updateTable('record_drafts')
      .set({ updated_by: to })
      .where('updated_by', '=', from)
      .returning('record_id')
      .execute()
    return moved.length
  },
}

/** Views that colleagues share; those of one's own go with the person. */
const views: HandOver = {
  what: 'shared-views',
  words: 'shared views',
  count: async ({ db }, from) =>
    (
      await db
        .selectFrom('saved_views')
        .select('id')
        .where('owner_id', '=', from)
        .where('is_shared', '=', true)
        .execute()
    ).length,
  move: async ({ db, now }, from, to) => {
    const moved = await db
      .updateTable('saved_views')
      .set({ owner_id: to, updated_at: now() })
      .where('owner_id', '=', from)
      .where('is_shared', '=', true)
      .returning('id')
      .execute()
    return moved.length
  },
}

export const recordHandOvers: HandOver[] = [drafts, views]
