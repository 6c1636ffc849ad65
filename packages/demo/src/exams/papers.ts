import type { Keys } from '@northlight/exam/marking/keys'
import type { Pack } from '@northlight/exam/papers/packs'
import type { Paper } from '@northlight/exam/papers/paper'
import type { DemoPapers } from '../content/papers.ts'
import type { Bank, BankQuestion } from '../content/questions.ts'
import { required, type World } from '../world.ts'
import { engineQuestion } from './bank.ts'
import { type Blueprint, blueprintsOf, type SectionPlan } from './blueprints.ts'
import { chooseQuestions, type Used } from './choose.ts'
import { inBatches, type StoredBank } from './store-bank.ts'

/** A paper whose questions are settled, before it is stored. */
export type FilledPaper = Blueprint & { filled: (SectionPlan & { questions: BankQuestion[] })[] }

/** Fills every blueprint, in their order: the first ones choose first. */
export const fillPapers = (pool: Bank, written: DemoPapers): { papers: FilledPaper[]; used: Used } => {
  const used: Used = new Map()
  const papers = blueprintsOf(written).map((blueprint) => ({
    ...blueprint,
    filled: blueprint.sections.map((section) => ({
      ...section,
      questions: chooseQuestions(pool, section.rule, used, blueprint.code),
    })),
  }))
  return { papers, used }
}

export const questionsIn = (paper: FilledPaper): BankQuestion[] => paper.filled.flatMap(({ questions }) => questions)

export const totalMarks = (paper: FilledPaper): number =>
  paper.filled.reduce((sum, section) => sum + section.scheme.right * section.questions.length, 0)

/** Minutes, for reading: with a clock per section or per question it is their sum. */
export const totalMinutes = (paper: FilledPaper): number | null => {
  const ofParts = paper.filled.reduce(
    (sum, { sectionMs, durationMs = 0, questions }) => sum + (sectionMs ?? durationMs * questions.length),
    0,
  )
  const whole = paper.durationMs ?? (ofParts || null)
  return whole === null ? null : whole / 60_000
}

/** A stored paper as the engine knows it, with its keys. */
export type StoredPaper = { id: number; paper: Paper; keys: Keys; shuffleOptions: boolean }

const storePacks = async ({ db, now }: World, packs: Pack[]) => {
  const owners = await db
    .insertInto('exam_packs')
    .values(packs.map(({ id }) => ({ code: id })))
    .returning(['id', 'code'])
    .execute()
  const ownerOf = new Map(owners.map(({ id, code }) => [code, id]))
  const versions = await db
    .insertInto('exam_pack_versions')
    .values(
      packs.map((pack) => ({
        pack_id: required(ownerOf.get(pack.id), pack.id),
        version: pack.version,
        body: pack,
        created_at: now,
        created_by: null,
      })),
    )
    .returning(['id', 'pack_id'])
    .execute()
  return (code: string) =>
    required(
      versions.find(({ pack_id }) => pack_id === ownerOf.get(code)),
      code,
    ).id
}

const storeVersions = async (world: World, packs: Pack[], papers: FilledPaper[]) => {
  const { db, now } = world
  const packVersion = await storePacks(world, packs)
  const owners = await db
    .insertInto('papers')
    .values(papers.map(({ code, name }) => ({ code, name, created_at: now })))
    .returning(['id', 'code'])
    .execute()
  const ownerOf = new Map(owners.map(({ id, code }) => [code, id]))
  const rows = await db
    .insertInto('paper_versions')
    .values(
      papers.map((paper) => ({
        paper_id: required(ownerOf.get(paper.code), paper.code),
        version: 1,
        pack_version_id: paper.pack ? packVersion(paper.pack.id) : null,
        delivery: paper.delivery,
        clock: paper.clock,
        duration_ms: paper.durationMs,
        choices_count_unsaved: paper.choicesCountUnsaved,
        dropped: paper.pack?.dropped ?? ('full_to_all' as const),
        shuffle_options: paper.shuffleOptions,
        languages: paper.languages,
        instructions: paper.instructions,
        total_marks: totalMarks(paper),
        total_questions: questionsIn(paper).length,
        frozen_at: null,
        created_at: now,
        created_by: null,
      })),
    )
    .returning(['id', 'paper_id'])
    .execute()
  return (code: string) =>
    required(
      rows.find(({ paper_id }) => paper_id === ownerOf.get(code)),
      code,
    ).id
}

const storeSections = async ({ db }: World, papers: FilledPaper[], versionOf: (code: string) => number) => {
  const planned = papers.flatMap((paper) =>
    paper.filled.map((section, index) => ({ section, paper_version_id: versionOf(paper.code), position: index + 1 })),
  )
  const made = await db
    .insertInto('paper_sections')
    .values(
      planned.map(({ section, ...place }) => ({
        ...place,
        name: section.name,
        subject: section.subject,
        duration_ms: section.sectionMs ?? null,
      })),
    )
    .returning(['id', 'paper_version_id', 'position'])
    .execute()
  const ids = new Map(made.map(({ id, paper_version_id, position }) => [`${paper_version_id} ${position}`, id]))
  return planned.map(({ section, paper_version_id, position }) => ({
    section,
    paper_version_id,
    id: required(ids.get(`${paper_version_id} ${position}`), section.name),
  }))
}

type PlacedSection = Awaited<ReturnType<typeof storeSections>>[number]

const storeSlots = async ({ db }: World, sections: PlacedSection[], { versions }: StoredBank) => {
  const planned = sections.flatMap(({ id, section }) =>
    section.questions.map((question, index) => ({ section_id: id, position: index + 1, section, question })),
  )
  const ids = new Map<string, number>()
  for (const batch of inBatches(planned, 500)) {
    const made = await db
      .insertInto('paper_slots')
      .values(
        batch.map(({ section_id, position, section }) => ({
          section_id,
          position,
          right_marks: section.scheme.right,
          wrong_marks: section.scheme.wrong,
          blank_marks: section.scheme.blank,
          partial_marks: section.scheme.partial ?? null,
          duration_ms: section.durationMs ?? null,
        })),
      )
      .returning(['id', 'section_id', 'position'])
      .execute()
    for (const { id, section_id, position } of made) ids.set(`${section_id} ${position}`, id)
    await db
      .insertInto('paper_slot_questions')
      .values(
        batch.map(({ section_id, position, question }) => ({
          slot_id: required(ids.get(`${section_id} ${position}`), question.id),
          question_version_id: required(versions.get(question.id), question.id),
          position: 1,
        })),
      )
      .execute()
  }
  return ids
}

/** Writes packs and papers in a handful of statements and gives each paper back as the engine reads it. */
export const storePapers = async (
  world: World,
  packs: Pack[],
  papers: FilledPaper[],
  stored: StoredBank,
): Promise<Map<string, StoredPaper>> => {
  const versionOf = await storeVersions(world, packs, papers)
  const sections = await storeSections(world, papers, versionOf)
  const slotIds = await storeSlots(world, sections, stored)
  const numberOf = ({ id }: BankQuestion) => required(stored.versions.get(id), id)
  const passageOf = ({ passage }: BankQuestion) => (passage === undefined ? undefined : stored.passages.get(passage))
  const sectionsOf = Map.groupBy(sections, ({ paper_version_id }) => paper_version_id)
  return new Map(
    papers.map((blueprint) => {
      const id = versionOf(blueprint.code)
      const paper: Paper = {
        version: id,
        delivery: blueprint.delivery,
        clock: blueprint.clock,
        durationMs: blueprint.durationMs,
        choicesCountUnsaved: blueprint.choicesCountUnsaved,
        dropped: blueprint.pack?.dropped ?? 'full_to_all',
        sections: (sectionsOf.get(id) ?? []).map(({ id: sectionId, section }) => ({
          id: sectionId,
          name: section.name,
          subject: section.subject,
          ...(section.sectionMs !== undefined && { durationMs: section.sectionMs }),
          slots: section.questions.map((question, index) => ({
            id: required(slotIds.get(`${sectionId} ${index + 1}`), question.id),
            scheme: section.scheme,
            ...(section.durationMs !== undefined && { durationMs: section.durationMs }),
            questions: [engineQuestion(question, numberOf(question), passageOf(question))],
          })),
        })),
      }
      const keys: Keys = Object.fromEntries(
        questionsIn(blueprint).map((question) => [numberOf(question), question.key]),
      )
      return [blueprint.code, { id, paper, keys, shuffleOptions: blueprint.shuffleOptions }]
    }),
  )
}
