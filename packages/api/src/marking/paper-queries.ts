import type { Db } from '@northlight/db/database'
import { sql } from 'kysely'

/** Everything that one paper version holds, in the printed order. */
export const paperVersion = (db: Db, id: number) =>
  db
    .selectFrom('paper_versions')
    .innerJoin('papers', 'papers.id', 'paper_versions.paper_id')
    .leftJoin('exam_pack_versions', 'exam_pack_versions.id', 'paper_versions.pack_version_id')
    .selectAll('paper_versions')
    .select(['papers.name', 'exam_pack_versions.body as pack'])
    .where('paper_versions.id', '=', id)
    .executeTakeFirst()

export const sectionsOf = (db: Db, paperVersionId: number) =>
  db
    .selectFrom('paper_sections')
    .selectAll()
    .where('paper_version_id', '=', paperVersionId)
    .orderBy('position')
    .execute()

export const slotsOf = (db: Db, paperVersionId: number) =>
  db
    .selectFrom('paper_slots')
    .innerJoin('paper_sections', 'paper_sections.id', 'paper_slots.section_id')
    .selectAll('paper_slots')
    .where('paper_version_id', '=', paperVersionId)
    .orderBy('paper_sections.position')
    .orderBy('paper_slots.position')
    .execute()

export const wordingsOf = (db: Db, paperVersionId: number) =>
  db
    .selectFrom('paper_slot_questions')
    .innerJoin('paper_slots', 'paper_slots.id', 'paper_slot_questions.slot_id')
    .innerJoin('paper_sections', 'paper_sections.id', 'paper_slots.section_id')
    .innerJoin('question_versions', 'question_versions.id', 'paper_slot_questions.question_version_id')
    .innerJoin('topics', 'topics.id', 'question_versions.topic_id')
    .selectAll('question_versions')
    .select(['paper_slot_questions.slot_id', 'topics.name as topic'])
    .where('paper_version_id', '=', paperVersionId)
    .orderBy('paper_slot_questions.slot_id')
    .orderBy('paper_slot_questions.position')
    .execute()

export const passagesOf = (db: Db, ids: number[]) =>
  ids.length === 0 ? [] : db.selectFrom('passage_versions').selectAll().where('id', 'in', ids).orderBy('id').execute()

/** The first attempt freezes a paper; from then on an edit makes a new version. */
export const freezePaper = (db: Db, id: number, now: string) =>
  db
    .updateTable('paper_versions')
    .set({ frozen_at: now })
    .where('id', '=', id)
    .where(sql<boolean>`frozen_at is null`)
    .execute()

/** In this test; what a trial did stands in a test of its own. */
export const isSat = async (db: Db, paperVersionId: number, testId: number): Promise<boolean> =>
  (await db
    .selectFrom('attempts')
    .select('id')
    .where('paper_version_id', '=', paperVersionId)
    .where('test_id', '=', testId)
    .limit(1)
    .executeTakeFirst()) !== undefined
