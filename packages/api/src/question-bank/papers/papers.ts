import { randomBytes } from 'node:crypto'
import { minutes } from '@northlight/contract/durations'
import type { PaperBuildView, PaperRow } from '@northlight/contract/office/papers'
import { slugFrom } from '@northlight/contract/office/slugs'
import { packSentences } from '@northlight/exam/papers/pack-sentence'
import { type SqlBool, sql } from 'kysely'
import { audit } from '../../kernel/audit.ts'
import { type Ctx, inTransaction } from '../../kernel/context.ts'
import { fail, invalid } from '../../kernel/errors.ts'
import { type ListCall, listReply, pageOf, searched } from '../../kernel/paging.ts'
import { allow } from '../../kernel/policy.ts'
import { chosenFilter } from '../../kernel/query.ts'
import { actorId } from '../../kernel/signed-in.ts'
import { keyConfirmation, lastKeyChange } from '../../marking/key-confirmation.ts'
import { readPaperVersion } from '../../marking/paper-faults.ts'
import { insertPaper } from '../insert-paper.ts'
import { packOf } from './packs.ts'
import { picksOf } from './picks.ts'

const isNewest = sql<SqlBool>`paper_versions.version = (select max(later.version) from paper_versions later where later.paper_id = papers.id)`

type Call = ListCall & { query: { filter: Partial<Record<'search' | 'state', string>> } }

export const listPapers = async (ctx: Ctx, call: Call) => {
  allow(ctx, 'tests.write')
  const { search } = call.query.filter
  const state = chosenFilter('state', ['building', 'frozen'], call.query.filter.state)
  const filtered = ctx.db
    .selectFrom('papers')
    .innerJoin('paper_versions', 'paper_versions.paper_id', 'papers.id')
    .leftJoin('exam_pack_versions', 'exam_pack_versions.id', 'paper_versions.pack_version_id')
    .where(isNewest)
    .$if(search !== undefined, (query) => query.where(searched(['papers.name', 'papers.code'], search ?? '')))
    .$if(state === 'building', (query) => query.where('paper_versions.frozen_at', 'is', null))
    .$if(state === 'frozen', (query) => query.where('paper_versions.frozen_at', 'is not', null))
  const found = await pageOf(filtered, call.query, (query) =>
    query
      .select(['papers.id', 'papers.code', 'papers.name', 'papers.created_at', 'paper_versions.id as version_id'])
      .select(['paper_versions.version', 'total_marks', 'total_questions', 'duration_ms', 'frozen_at', 'body'])
      .select([
        sql<number>`(select count(distinct psq.slot_id) from paper_slot_questions psq join paper_slots s on s.id = psq.slot_id join paper_sections c on c.id = s.section_id where c.paper_version_id = paper_versions.id)`.as(
          'filled',
        ),
        sql<number>`(select count(*) from tests join paper_versions any_version on any_version.id = tests.paper_version_id where any_version.paper_id = papers.id and tests.trial_of is null)`.as(
          'tests',
        ),
      ])
      .orderBy('papers.id', 'desc'),
  )
  return listReply(
    ctx,
    call,
    found,
    (row): PaperRow => ({
      id: row.id,
      code: row.code,
      name: row.name,
      version: row.version,
      version_id: row.version_id,
      pack: row.body?.name ?? null,
      filled: row.filled,
      slots: row.total_questions,
      marks: row.total_marks,
      minutes: row.duration_ms === null ? null : Math.round(row.duration_ms / minutes(1)),
      is_frozen: row.frozen_at !== null,
      tests: row.tests,
      created_at: row.created_at,
    }),
  )
}

const freeCode = async (ctx: Ctx, name: string): Promise<string> => {
  const base = slugFrom(name).slice(0, 50) || 'paper'
  const known = await ctx.db.selectFrom('papers').select('id').where('code', '=', base).executeTakeFirst()
  return known ? `${base}-${randomBytes(3).toString('hex')}` : base
}

/** Sections and empty places as the pack says; questions come by hand or by rule. */
export const createPaper = (ctx: Ctx, input: { name: string; pack: string }) =>
  inTransaction(ctx, async (ctx) => {
    allow(ctx, 'tests.write')
    const known = await ctx.db.selectFrom('exam_packs').select('id').where('code', '=', input.pack).executeTakeFirst()
    if (!known) return invalid({ pack: ['This pack is not there.'] })
    const { body: pack } = await packOf(ctx, input.pack)
    const version = await insertPaper(
      ctx.db,
      {
        code: await freeCode(ctx, input.name),
        name: input.name,
        pack,
        delivery: 'free',
        clock: 'paper',
        duration_ms: minutes(pack.durationMinutes),
        choices_count_unsaved: pack.choicesCountUnsaved,
        sections: pack.sections.map(({ name, subject, count, scheme }) => ({
          name,
          subject,
          slots: Array.from({ length: count }, () => ({ questions: [], scheme })),
        })),
      },
      { now: ctx.now(), by: actorId(ctx), mayHaveGaps: true },
    )
    const { paper_id } = await ctx.db
      .selectFrom('paper_versions')
      .select('paper_id')
      .where('id', '=', version)
      .executeTakeFirstOrThrow()
    await audit(ctx, {
      action: 'question-bank.create-paper',
      entity: 'paper',
      id: paper_id,
      details: { pack: pack.id, pack_version: pack.version },
    })
    return { id: paper_id }
  })

export const newestVersion = async (ctx: Ctx, paperId: number) =>
  (await ctx.db
    .selectFrom('paper_versions')
    .selectAll()
    .where('paper_id', '=', paperId)
    .orderBy('version', 'desc')
    .limit(1)
    .executeTakeFirst()) ?? fail('not_found')

/** Anyone who built a version does not confirm its keys. */
export const mayConfirm = (ctx: Ctx, { created_by }: { created_by: number | null }): boolean =>
  created_by === null || created_by !== actorId(ctx)

/** Begun by somebody, a trial included: its places cannot change any more, or what was picked would be gone. */
export const isBegun = async (ctx: Ctx, versionId: number): Promise<boolean> =>
  (await ctx.db
    .selectFrom('attempts')
    .select('id')
    .where('paper_version_id', '=', versionId)
    .limit(1)
    .executeTakeFirst()) !== undefined

export const readPaper = async (ctx: Ctx, id: number): Promise<PaperBuildView> => {
  allow(ctx, 'tests.write')
  const version = await newestVersion(ctx, id)
  const { row, paper, wordings, faults } = await readPaperVersion(ctx, version.id)
  const picks = await picksOf(ctx, [...new Set(wordings.map((one) => one.id))])
  const versions = await ctx.db
    .selectFrom('paper_versions')
    .select(['id', 'version', 'frozen_at', 'created_at'])
    .where('paper_id', '=', id)
    .orderBy('version', 'desc')
    .execute()
  const tests = await ctx.db
    .selectFrom('tests')
    .innerJoin('paper_versions', 'paper_versions.id', 'tests.paper_version_id')
    .select(['tests.name', 'tests.slug', 'paper_versions.version'])
    .where('paper_versions.paper_id', '=', id)
    .where('tests.trial_of', 'is', null)
    .orderBy('tests.id', 'desc')
    .execute()
  const { code } = await ctx.db.selectFrom('papers').select('code').where('id', '=', id).executeTakeFirstOrThrow()
  return {
    id,
    code,
    name: row.name,
    version_id: version.id,
    version: version.version,
    revision: version.revision,
    is_frozen: version.frozen_at !== null,
    is_locked: version.frozen_at !== null || (await isBegun(ctx, version.id)),
    pack: row.pack && {
      code: row.pack.id,
      name: row.pack.name,
      version: row.pack.version,
      sentences: packSentences(row.pack),
    },
    minutes: version.duration_ms === null ? null : Math.round(version.duration_ms / minutes(1)),
    shuffle_questions: version.shuffle_questions,
    shuffle_options: version.shuffle_options,
    languages: version.languages,
    marks: version.total_marks,
    sections: paper.sections.map((section, at) => ({
      name: section.name,
      subject: section.subject,
      type: row.pack?.sections[at]?.type ?? null,
      slots: section.slots.map((slot) => ({
        id: slot.id,
        right: slot.scheme.right,
        wrong: slot.scheme.wrong,
        blank: slot.scheme.blank,
        partial: slot.scheme.partial ?? null,
        questions: slot.questions.flatMap((question) => picks.get(question.version) ?? []),
      })),
    })),
    faults,
    confirmed: await keyConfirmation(ctx.db, version),
    last_key_change: await lastKeyChange(ctx.db, version.id),
    may_confirm: mayConfirm(ctx, version),
    versions: versions.map((one) => ({
      version: one.version,
      version_id: one.id,
      is_frozen: one.frozen_at !== null,
      created_at: one.created_at,
    })),
    tests,
  }
}
