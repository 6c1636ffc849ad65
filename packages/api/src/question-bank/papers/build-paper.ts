import { getRandomValues } from 'node:crypto'
import { later } from '@northlight/contract/dates'
import { days } from '@northlight/contract/durations'
import type { Language } from '@northlight/db/tables/papers'
import { lackSentence, pickByRule } from '@northlight/exam/papers/pick-by-rule'
import { audit } from '../../kernel/audit.ts'
import { type Ctx, inTransaction } from '../../kernel/context.ts'
import { ApiFailure, invalid } from '../../kernel/errors.ts'
import { allow } from '../../kernel/policy.ts'
import { actorId } from '../../kernel/signed-in.ts'
import { readPaperVersion } from '../../marking/paper-faults.ts'
import { indexMissing } from '../bank/index-questions.ts'
import { figuresOver } from '../bank/statistics.ts'
import { isBegun, newestVersion } from './papers.ts'
import { picksOf } from './picks.ts'

const conflict = (message: string, code: string): never => {
  throw new ApiFailure('conflict', { message, extra: { code } })
}

/** Held until the transaction ends, so that two who save do not both find it open. */
const openVersion = async (ctx: Ctx, paperId: number) => {
  const version = await newestVersion(ctx, paperId)
  if (ctx.services.database.engine === 'postgres')
    await ctx.db.selectFrom('paper_versions').select('id').where('id', '=', version.id).forUpdate().execute()
  if (version.frozen_at !== null) return conflict('This paper is frozen. Make a new version to change it.', 'frozen')
  if (await isBegun(ctx, version.id))
    return conflict('Somebody has begun this paper. Make a new version to change it.', 'frozen')
  return version
}

type Saved = {
  revision: number
  name?: string
  shuffle_questions?: boolean
  shuffle_options?: boolean
  languages?: Language[]
  slots: { slot: number; questions: number[] }[]
}

const placesOf = (ctx: Ctx, versionId: number) =>
  ctx.db
    .selectFrom('paper_slots')
    .innerJoin('paper_sections', 'paper_sections.id', 'paper_slots.section_id')
    .select('paper_slots.id')
    .where('paper_version_id', '=', versionId)
    .execute()

export const savePaper = (ctx: Ctx, id: number, { revision, name, slots, ...settings }: Saved) =>
  inTransaction(ctx, async (ctx) => {
    allow(ctx, 'tests.write')
    const version = await openVersion(ctx, id)
    if (version.revision !== revision)
      return conflict('Somebody has saved this paper since you opened it. Load it again.', 'conflict')
    const known = new Set((await placesOf(ctx, version.id)).map((one) => one.id))
    if (slots.some(({ slot }) => !known.has(slot)))
      return invalid({ slots: ['One of these places is not in the paper.'] })
    const wanted = [...new Set(slots.flatMap(({ questions }) => questions))]
    const found = await picksOf(ctx, wanted)
    if (found.size !== wanted.length) return invalid({ slots: ['One of these questions is not in the bank.'] })
    for (const { slot, questions } of slots) {
      await ctx.db.deleteFrom('paper_slot_questions').where('slot_id', '=', slot).execute()
      if (questions.length > 0)
        await ctx.db
          .insertInto('paper_slot_questions')
          .values(
            [...new Set(questions)].map((question_version_id, at) => ({
              slot_id: slot,
              question_version_id,
              position: at + 1,
            })),
          )
          .execute()
    }
    await ctx.db
      .updateTable('paper_versions')
      .set({ ...settings, revision: revision + 1 })
      .where('id', '=', version.id)
      .execute()
    if (name !== undefined) await ctx.db.updateTable('papers').set({ name }).where('id', '=', id).execute()
    await audit(ctx, {
      action: 'question-bank.save-paper',
      entity: 'paper',
      id,
      details: { version: version.version, places: slots.length },
    })
    return { revision: revision + 1 }
  })

type RuleInput = {
  section: number
  topics: string[]
  easy: number
  moderate: number
  hard: number
  unused_months: number
  languages: Language[]
  without: number[]
}

/** Everything of the bank that a section could hold: what is hidden, or stands in the paper, is left out. */
const stockFor = async (ctx: Ctx, subject: string, taken: ReadonlySet<number>) => {
  const rows = await ctx.db
    .selectFrom('question_index')
    .innerJoin('questions', 'questions.id', 'question_index.question_id')
    .innerJoin('question_versions', 'question_versions.id', 'question_index.version_id')
    .innerJoin('topics', 'topics.id', 'question_versions.topic_id')
    .innerJoin('subjects', 'subjects.id', 'topics.subject_id')
    .select([
      'questions.id',
      'question_index.version_id',
      'topics.name as topic',
      'difficulty',
      'type',
      'has_kn',
      'has_hi',
    ])
    .where('subjects.name', '=', subject)
    .where('questions.is_active', '=', true)
    .where('question_versions.passage_version_id', 'is', null)
    .execute()
  const free = rows.filter(({ id }) => !taken.has(id))
  const figures = await figuresOver(
    ctx.db,
    free.map(({ id }) => id),
  )
  return free.map((row) => ({
    version: row.version_id,
    topic: row.topic,
    difficulty: row.difficulty,
    type: row.type,
    languages: ['en', ...(row.has_kn ? ['kn'] : []), ...(row.has_hi ? ['hi'] : [])],
    lastUsedAt: figures.get(row.id)?.last_used_at ?? null,
  }))
}

const random = () => (getRandomValues(new Uint32Array(1))[0] ?? 0) / 2 ** 32

/** What a rule would take, and what the bank lacks. */
export const paperByRule = async (ctx: Ctx, id: number, input: RuleInput) => {
  allow(ctx, 'tests.write')
  await indexMissing(ctx.db)
  const version = await newestVersion(ctx, id)
  const { row, paper, wordings } = await readPaperVersion(ctx, version.id)
  const section = paper.sections[input.section - 1]
  if (!section) return invalid({ section: ['This section is not in the paper.'] })
  const without = await picksOf(ctx, input.without)
  const taken = new Set([
    ...wordings.map(({ question_id }) => question_id),
    ...[...without.values()].map(({ question_id }) => question_id),
  ])
  const outcome = pickByRule(
    await stockFor(ctx, section.subject, taken),
    {
      type: row.pack?.sections[input.section - 1]?.type ?? section.slots[0]?.questions[0]?.type ?? 'single',
      topics: input.topics,
      counts: { Easy: input.easy, Moderate: input.moderate, Hard: input.hard },
      unusedSince: input.unused_months === 0 ? null : later(ctx.now(), -days(30.4 * input.unused_months)),
      languages: input.languages,
    },
    random,
  )
  const picks = await picksOf(ctx, outcome.take)
  return {
    stock: outcome.stock,
    take: outcome.take.flatMap((one) => picks.get(one) ?? []),
    lacks: outcome.lacks.map(lackSentence),
  }
}

/** From here on an edit is a new version. A paper that cannot be sat is not frozen. */
export const freezeByHand = (ctx: Ctx, id: number) =>
  inTransaction(ctx, async (ctx) => {
    allow(ctx, 'tests.write')
    const version = await newestVersion(ctx, id)
    if (version.frozen_at !== null) return
    const wrong = (await readPaperVersion(ctx, version.id)).faults.filter(({ level }) => level === 'wrong')
    if (wrong.length > 0) return conflict(wrong.map(({ message }) => message).join(' '), 'not-whole')
    await ctx.db.updateTable('paper_versions').set({ frozen_at: ctx.now() }).where('id', '=', version.id).execute()
    await audit(ctx, {
      action: 'question-bank.freeze-paper',
      entity: 'paper',
      id,
      details: { version: version.version },
    })
  })

/** The same paper under the next number, open again. */
export const newPaperVersion = (ctx: Ctx, id: number) =>
  inTransaction(ctx, async (ctx) => {
    allow(ctx, 'tests.write')
    const { id: from, created_at: _, ...before } = await newestVersion(ctx, id)
    const { id: to } = await ctx.db
      .insertInto('paper_versions')
      .values({
        ...before,
        version: before.version + 1,
        revision: 1,
        frozen_at: null,
        created_at: ctx.now(),
        created_by: actorId(ctx),
      })
      .returning('id')
      .executeTakeFirstOrThrow()
    const sections = await ctx.db
      .selectFrom('paper_sections')
      .selectAll()
      .where('paper_version_id', '=', from)
      .orderBy('position')
      .execute()
    for (const { id: section, ...fields } of sections) {
      const made = await ctx.db
        .insertInto('paper_sections')
        .values({ ...fields, paper_version_id: to })
        .returning('id')
        .executeTakeFirstOrThrow()
      const slots = await ctx.db
        .selectFrom('paper_slots')
        .selectAll()
        .where('section_id', '=', section)
        .orderBy('position')
        .execute()
      for (const { id: slot, ...place } of slots) {
        const copy = await ctx.db
          .insertInto('paper_slots')
          .values({ ...place, section_id: made.id })
          .returning('id')
          .executeTakeFirstOrThrow()
        const questions = await ctx.db
          .selectFrom('paper_slot_questions')
          .selectAll()
          .where('slot_id', '=', slot)
          .execute()
        if (questions.length > 0)
          await ctx.db
            .insertInto('paper_slot_questions')
            .values(questions.map((one) => ({ ...one, slot_id: copy.id })))
            .execute()
      }
    }
    await audit(ctx, {
      action: 'question-bank.new-paper-version',
      entity: 'paper',
      id,
      details: { version: before.version + 1 },
    })
    return { version: before.version + 1 }
  })
