import type { PackInput, PackRow, PackView } from '@northlight/contract/office/packs'
import { aidsOf } from '@northlight/exam/aids/aids'
import { packSentences } from '@northlight/exam/papers/pack-sentence'
import { type Pack, packFaults, packMarks, packQuestions } from '@northlight/exam/papers/packs'
import type { TieRule } from '@northlight/exam/results/ranks'
import { audit } from '../../kernel/audit.ts'
import { type Ctx, inTransaction } from '../../kernel/context.ts'
import { ApiFailure, fail, invalid } from '../../kernel/errors.ts'
import { allow } from '../../kernel/policy.ts'
import { actorId } from '../../kernel/signed-in.ts'
import { packVersionId } from '../insert-paper.ts'

const newest = (ctx: Ctx) =>
  ctx.db
    .selectFrom('exam_pack_versions')
    .innerJoin('exam_packs', 'exam_packs.id', 'exam_pack_versions.pack_id')
    .select(['exam_packs.id', 'exam_packs.code', 'exam_pack_versions.version', 'exam_pack_versions.body'])
    .where('exam_pack_versions.version', '=', (nested) =>
      nested
        .selectFrom('exam_pack_versions as later')
        .select(({ fn }) => fn.max('later.version').as('last'))
        .whereRef('later.pack_id', '=', 'exam_pack_versions.pack_id'),
    )

const papersOf = (ctx: Ctx) =>
  ctx.db
    .selectFrom('papers')
    .innerJoin('paper_versions', 'paper_versions.paper_id', 'papers.id')
    .innerJoin('exam_pack_versions', 'exam_pack_versions.id', 'paper_versions.pack_version_id')
    .select([
      'papers.id as paper_id',
      'papers.name',
      'exam_pack_versions.pack_id',
      'exam_pack_versions.version as pack_version',
    ])
    .distinct()
    .orderBy('papers.id', 'desc')
    .execute()

const rowOf = (code: string, body: Pack, papers: number): PackRow => ({
  code,
  name: body.name,
  version: body.version,
  questions: packQuestions(body),
  marks: packMarks(body),
  minutes: body.durationMinutes,
  papers,
  sentences: packSentences(body),
})

export const listPacks = async (ctx: Ctx) => {
  allow(ctx, 'tests.write')
  const packs = await newest(ctx).orderBy('exam_packs.id').execute()
  const papers = Map.groupBy(await papersOf(ctx), ({ pack_id }) => pack_id)
  return {
    packs: packs.map(({ id, code, body }) =>
      rowOf(code, body, new Set((papers.get(id) ?? []).map(({ paper_id }) => paper_id)).size),
    ),
  }
}

export const packOf = async (ctx: Ctx, code: string) =>
  (await newest(ctx).where('exam_packs.code', '=', code).executeTakeFirst()) ?? fail('not_found')

export const readPack = async (ctx: Ctx, code: string): Promise<{ pack: PackView }> => {
  allow(ctx, 'tests.write')
  const { id, body } = await packOf(ctx, code)
  const used = (await papersOf(ctx)).filter(({ pack_id }) => pack_id === id)
  return {
    pack: {
      ...rowOf(code, body, new Set(used.map(({ paper_id }) => paper_id)).size),
      sections: body.sections.map(({ name, subject, type, count, scheme, decimals, isParagraph }) => ({
        ...{ name, subject, type, count },
        ...{ right: scheme.right, wrong: scheme.wrong, blank: scheme.blank, partial: scheme.partial ?? null },
        decimals: decimals ?? null,
        is_paragraph: isParagraph ?? false,
      })),
      choices_count_unsaved: body.choicesCountUnsaved,
      are_marks_per_test: body.areMarksPerTest,
      dropped: body.dropped,
      ties: body.ties.map((rule) => ({ by: rule.by, subject: 'subject' in rule ? (rule.subject ?? null) : null })),
      instructions: body.instructions,
      aids: aidsOf(body),
      used_by: used.map(({ paper_id, name, pack_version }) => ({ paper_id, name, pack_version })),
    },
  }
}

const tieRuleOf = ({ by, subject }: NonNullable<PackInput['ties']>[number]): TieRule => {
  if (by === 'subject_marks') return { by, subject: subject ?? '' }
  return by === 'wrong_to_right' && subject != null ? { by, subject } : { by }
}

const bodyOf = (input: PackInput, before: Pack | null): Pack => ({
  id: input.code,
  name: input.name,
  version: input.seen_version + 1,
  durationMinutes: input.minutes,
  sections: input.sections.map(({ right, wrong, blank, partial, decimals, is_paragraph, ...section }) => ({
    ...section,
    scheme: { right, wrong, blank, ...(partial != null && { partial }) },
    ...(decimals != null && { decimals }),
    ...(is_paragraph && { isParagraph: true }),
  })),
  choicesCountUnsaved: input.choices_count_unsaved,
  areMarksPerTest: input.are_marks_per_test,
  dropped: input.dropped,
  ties: input.ties?.map(tieRuleOf) ?? before?.ties ?? [],
  instructions: input.instructions.filter((sentence) => sentence.trim() !== ''),
  aids: [...new Set(input.aids ?? aidsOf(before))],
})

export const writePack = (ctx: Ctx, input: PackInput) =>
  inTransaction(ctx, async (ctx) => {
    allow(ctx, 'tests.write')
    const known = await newest(ctx).where('exam_packs.code', '=', input.code).executeTakeFirst()
    if ((known?.version ?? 0) !== input.seen_version)
      throw new ApiFailure('conflict', {
        message: known
          ? `Version ${known.version} is there. Look at it before you write the next one.`
          : 'This pack is not there.',
        extra: { code: 'conflict', version: known?.version ?? 0 },
      })
    const body = bodyOf(input, known?.body ?? null)
    const faults = packFaults(body)
    if (faults.length > 0) return invalid({ sections: faults })
    await packVersionId(ctx.db, body, { now: ctx.now(), by: actorId(ctx) })
    await audit(ctx, {
      action: 'question-bank.write-pack',
      entity: 'exam_pack',
      id: input.code,
      details: { version: body.version },
    })
    return { code: input.code, version: body.version }
  })
