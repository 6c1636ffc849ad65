import type { Db } from '@northlight/db/database'
import type { KeyChangeTable } from '@northlight/db/tables/exams'
import { correctKeys, type KeyCorrection, type Keys } from '@northlight/exam/marking/keys'
import type { Paper } from '@northlight/exam/papers/paper'
import type { TieRule } from '@northlight/exam/results/ranks'
import { enginePaper } from './engine-paper.ts'

/** What marking needs of a paper version: the paper as the engine knows it, the keys in force and the tie rules. */
export type MarkedPaper = { paper: Paper; keys: Keys; ties: TieRule[] }

type Change = Pick<KeyChangeTable, 'decision' | 'key'> & { question_version_id: number }

/** A stored decision as the engine reads it; one that names no key where it should changes nothing. */
export const toCorrection = ({ question_version_id: version, decision, key }: Change): KeyCorrection[] => {
  if (decision === 'dropped') return [{ version, decision }]
  return key ? [{ version, decision, key }] : []
}

const wordingsOf = (db: Db, paperVersionId: number) =>
  db
    .selectFrom('paper_slot_questions')
    .innerJoin('paper_slots', 'paper_slots.id', 'paper_slot_questions.slot_id')
    .innerJoin('paper_sections', 'paper_sections.id', 'paper_slots.section_id')
    .innerJoin('question_versions', 'question_versions.id', 'paper_slot_questions.question_version_id')
    .innerJoin('topics', 'topics.id', 'question_versions.topic_id')
    .select([
      ...(['question_versions.id', 'question_versions.type', 'question_versions.options'] as const),
      ...(['question_versions.matches', 'question_versions.decimals', 'question_versions.difficulty'] as const),
      ...(['question_versions.passage_version_id', 'question_versions.key'] as const),
      ...(['paper_slot_questions.slot_id', 'topics.name as topic'] as const),
    ])
    .where('paper_version_id', '=', paperVersionId)
    .orderBy('paper_slot_questions.slot_id')
    .orderBy('paper_slot_questions.position')
    .execute()

/** The decisions on keys of a paper's questions, in the order in which they were taken. */
const changesOf = (db: Db, paperVersionId: number) =>
  db
    .selectFrom('key_changes')
    .select(['question_version_id', 'decision', 'key'])
    .where('question_version_id', 'in', (nested) =>
      nested
        .selectFrom('paper_slot_questions')
        .innerJoin('paper_slots', 'paper_slots.id', 'paper_slot_questions.slot_id')
        .innerJoin('paper_sections', 'paper_sections.id', 'paper_slots.section_id')
        .select('paper_slot_questions.question_version_id')
        .where('paper_version_id', '=', paperVersionId),
    )
    .orderBy('id')
    .execute()

export const readPaper = async (db: Db, paperVersionId: number): Promise<MarkedPaper> => {
  const row = await db
    .selectFrom('paper_versions')
    .leftJoin('exam_pack_versions', 'exam_pack_versions.id', 'paper_versions.pack_version_id')
    .selectAll('paper_versions')
    .select('exam_pack_versions.body as pack')
    .where('paper_versions.id', '=', paperVersionId)
    .executeTakeFirstOrThrow()
  const sections = await db
    .selectFrom('paper_sections')
    .selectAll()
    .where('paper_version_id', '=', paperVersionId)
    .orderBy('position')
    .execute()
  const slots = await db
    .selectFrom('paper_slots')
    .selectAll('paper_slots')
    .where('section_id', 'in', [0, ...sections.map(({ id }) => id)])
    .orderBy('position')
    .execute()
  const wordings = await wordingsOf(db, paperVersionId)
  const asSat: Keys = Object.fromEntries(wordings.map(({ id, key }) => [id, key]))
  return {
    keys: correctKeys(asSat, (await changesOf(db, paperVersionId)).flatMap(toCorrection)),
    ties: row.pack?.ties ?? [],
    paper: enginePaper({ version: row, sections, slots, wordings }),
  }
}
