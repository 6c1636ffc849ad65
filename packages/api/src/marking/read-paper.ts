import type { Db } from '@northlight/db/database'
import type { KeyChangeTable } from '@northlight/db/tables/papers'
import { keyText } from '@northlight/exam/marking/key-text'
import { correctKeys, type Key, type KeyCorrection, type Keys } from '@northlight/exam/marking/keys'
import type { Paper } from '@northlight/exam/papers/paper'
import type { TieRule } from '@northlight/exam/results/ranks'
import { enginePaper } from './engine-paper.ts'
import * as queries from './paper-queries.ts'

/** What marking needs of a paper version: the paper as the engine knows it, the keys in force and the tie rules. */
export type MarkedPaper = { paper: Paper; keys: Keys; ties: TieRule[] }

type Change = Pick<KeyChangeTable, 'decision' | 'key'> & { question_version_id: number }

/** A stored decision as the engine reads it; one that names no key where it should changes nothing. */
export const toCorrection = ({ question_version_id: version, decision, key }: Change): KeyCorrection[] => {
  if (decision === 'dropped') return [{ version, decision }]
  return key ? [{ version, decision, key }] : []
}

/** The key that marking uses, for staff. */
export const keyInForce = (key: Key): string => (key.dropped ? 'withdrawn' : keyText(key))

/** The decisions on keys of a paper's questions, in the order in which they were taken. */
export const changesOf = (db: Db, paperVersionId: number) =>
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
  const row = await queries.paperVersion(db, paperVersionId)
  if (!row) throw new Error(`There is no paper version ${paperVersionId}.`)
  const sections = await queries.sectionsOf(db, paperVersionId)
  const slots = await queries.slotsOf(db, paperVersionId)
  const wordings = await queries.wordingsOf(db, paperVersionId)
  const asSat: Keys = Object.fromEntries(wordings.map(({ id, key }) => [id, key]))
  return {
    keys: correctKeys(asSat, (await changesOf(db, paperVersionId)).flatMap(toCorrection)),
    ties: row.pack?.ties ?? [],
    paper: enginePaper({ version: row, sections, slots, wordings }),
  }
}
