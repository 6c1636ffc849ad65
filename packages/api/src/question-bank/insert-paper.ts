import type { Instant } from '@northlight/contract/dates'
import type { Db } from '@northlight/db/database'
import type { Language } from '@northlight/db/tables/papers'
import type { Pack } from '@northlight/exam/papers/packs'
import type { ClockKind, Delivery, DroppedRule, Scheme } from '@northlight/exam/papers/paper'

export type NewSlot = {
  /** Ids of question versions: one, or several of which one is drawn for each student. */
  questions: number[]
  scheme: Scheme
  duration_ms?: number | null
}

export type NewPaper = {
  code: string
  name: string
  /** The pattern it follows; its version is added when it is not there yet. */
  pack?: Pack | null
  delivery: Delivery
  clock: ClockKind
  duration_ms: number | null
  choices_count_unsaved: boolean
  dropped?: DroppedRule
  shuffle_questions?: boolean
  shuffle_options?: boolean
  languages?: Language[]
  instructions?: string[]
  sections: { name: string; subject: string; duration_ms?: number | null; slots: NewSlot[] }[]
}

/** `mayHaveGaps`: a paper that is being built; it cannot be sat before every place has a question. */
type By = { now: Instant; by?: number | null; mayHaveGaps?: boolean }

/** The stored copy of a pattern. Staff edit by adding a version; papers name the one they follow. */
export const packVersionId = async (db: Db, pack: Pack, { now, by = null }: By): Promise<number> => {
  const find = await db.selectFrom('exam_packs').select('id').where('code', '=', pack.id).executeTakeFirst()
  const owner =
    find ?? (await db.insertInto('exam_packs').values({ code: pack.id }).returning('id').executeTakeFirstOrThrow())
  const known = await db
    .selectFrom('exam_pack_versions')
    .select('id')
    .where('pack_id', '=', owner.id)
    .where('version', '=', pack.version)
    .executeTakeFirst()
  if (known) return known.id
  const { id } = await db
    .insertInto('exam_pack_versions')
    .values({ pack_id: owner.id, version: pack.version, body: pack, created_at: now, created_by: by })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

const paperOwner = async (db: Db, paper: NewPaper, now: Instant) => {
  const known = await db.selectFrom('papers').select('id').where('code', '=', paper.code).executeTakeFirst()
  if (known) return known.id
  const made = await db
    .insertInto('papers')
    .values({ code: paper.code, name: paper.name, created_at: now })
    .returning('id')
    .executeTakeFirstOrThrow()
  return made.id
}

const insertSlot = async (db: Db, sectionId: number, slot: NewSlot, position: number) => {
  const { right, wrong, blank, partial } = slot.scheme
  const { id } = await db
    .insertInto('paper_slots')
    .values({
      section_id: sectionId,
      position,
      right_marks: right,
      wrong_marks: wrong,
      blank_marks: blank,
      partial_marks: partial ?? null,
      duration_ms: slot.duration_ms ?? null,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  const rows = slot.questions.map((version, index) => ({
    slot_id: id,
    question_version_id: version,
    position: index + 1,
  }))
  if (rows.length > 0) await db.insertInto('paper_slot_questions').values(rows).execute()
}

/** Adds the paper, or a new version of it. Gives the id of the version, which is what a test points at. */
export const insertPaper = async (
  db: Db,
  paper: NewPaper,
  { now, by = null, mayHaveGaps = false }: By,
): Promise<number> => {
  const slots = paper.sections.flatMap((section) => section.slots)
  if (slots.length === 0 || (!mayHaveGaps && slots.some((slot) => slot.questions.length === 0)))
    throw new Error(`Paper ${paper.code}: every section needs slots and every slot a question.`)
  const paperId = await paperOwner(db, paper, now)
  const { last } = await db
    .selectFrom('paper_versions')
    .select(({ fn }) => fn.max<number | null>('version').as('last'))
    .where('paper_id', '=', paperId)
    .executeTakeFirstOrThrow()
  const { id } = await db
    .insertInto('paper_versions')
    .values({
      paper_id: paperId,
      version: (last ?? 0) + 1,
      pack_version_id: paper.pack ? await packVersionId(db, paper.pack, { now, by }) : null,
      delivery: paper.delivery,
      clock: paper.clock,
      duration_ms: paper.duration_ms,
      choices_count_unsaved: paper.choices_count_unsaved,
      dropped: paper.dropped ?? paper.pack?.dropped ?? 'full_to_all',
      shuffle_questions: paper.shuffle_questions ?? false,
      shuffle_options: paper.shuffle_options ?? false,
      languages: paper.languages ?? ['en'],
      instructions: paper.instructions ?? paper.pack?.instructions ?? [],
      total_marks: slots.reduce((sum, slot) => sum + slot.scheme.right, 0),
      total_questions: slots.length,
      frozen_at: null,
      created_at: now,
      created_by: by,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  for (const [index, { slots, ...section }] of paper.sections.entries()) {
    const made = await db
      .insertInto('paper_sections')
      .values({
        paper_version_id: id,
        position: index + 1,
        name: section.name,
        subject: section.subject,
        duration_ms: section.duration_ms ?? null,
      })
      .returning('id')
      .executeTakeFirstOrThrow()
    for (const [place, slot] of slots.entries()) await insertSlot(db, made.id, slot, place + 1)
  }
  return id
}
