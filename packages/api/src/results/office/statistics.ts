import { type ItemStatisticsView, mostPapersCounted } from '@northlight/contract/results/office-release'
import { sheetOf } from '@northlight/exam/papers/paper'
import { classStatistics } from '@northlight/exam/results/class-statistics'
import { SMALLEST_GROUP, itemStatistics as statisticsOf } from '@northlight/exam/results/statistics'
import { anyTest } from '../../exams/online-tests/queries.ts'
import { openingHtml } from '../../exams/papers/opening-html.ts'
import { loadPaper } from '../../exams/papers/papers.ts'
import { audit } from '../../kernel/audit.ts'
import { type Ctx, inTransaction } from '../../kernel/context.ts'
import { fail } from '../../kernel/errors.ts'
import { allow } from '../../kernel/policy.ts'
import { classFigures } from '../../marking/rank-test.ts'
import { whole } from '../numbers.ts'
import * as queries from '../queries.ts'
import { keysInForce, toKey } from '../report/question-views.ts'
import { type ClassSheet, sheetsOfTest } from './class-sheets.ts'

type Place = { slot: number; number: number; section: string }

/** Where each wording stands in the paper; with alternates several share a place. */
const placesOf = async (ctx: Ctx, sheets: ClassSheet[]): Promise<Map<number, Place>> => {
  const places = new Map<number, Place>()
  for (const id of new Set(sheets.map((one) => one.paper_version_id))) {
    const { paper } = await loadPaper(ctx, id)
    const names = new Map(paper.sections.map((section) => [section.id, section.name]))
    const printed = paper.sections.flatMap((section) =>
      section.slots.flatMap((slot) =>
        slot.questions.map(({ version, options }) => ({ slot: slot.id, version, options })),
      ),
    )
    const numbers = new Map(paper.sections.flatMap((section) => section.slots).map((slot, at) => [slot.id, at + 1]))
    for (const item of sheetOf(paper, printed))
      places.set(item.question.version, {
        slot: item.slot,
        number: numbers.get(item.slot) ?? 0,
        section: names.get(item.section) ?? item.subject,
      })
  }
  return places
}

const openChallenges = async (ctx: Ctx, testId: number): Promise<Map<number, number>> => {
  const rows = await ctx.db
    .selectFrom('key_challenges')
    .select(({ fn }) => ['question_version_id', fn.countAll<number>().as('open')])
    .where('test_id', '=', testId)
    .where('state', '=', 'open')
    .groupBy('question_version_id')
    .execute()
  return new Map(rows.map((row) => [row.question_version_id, row.open]))
}

/** That somebody looked at the figures is written down once after each ranking; nobody has to tick it. */
export const seeStatistics = (ctx: Ctx, slug: string) =>
  inTransaction(ctx, async (ctx) => {
    allow(ctx, 'results.statistics')
    const test = (await anyTest(ctx.db, slug)) ?? fail('not_found')
    const unseen = await ctx.db
      .selectFrom('test_standings')
      .select('test_id')
      .where('test_id', '=', test.id)
      .where(({ not, exists, selectFrom }) =>
        not(
          exists(
            selectFrom('audit_log')
              .select('audit_log.id')
              .where('entity', '=', 'test')
              .where('entity_id', '=', String(test.id))
              .where('action', '=', 'results.see-statistics')
              .whereRef('audit_log.at', '>=', 'test_standings.ranked_at'),
          ),
        ),
      )
      .executeTakeFirst()
    if (unseen) await audit(ctx, { action: 'results.see-statistics', entity: 'test', id: test.id })
  })

/** How each question of a test did, with the words a teacher needs, from the newest papers. */
export const testStatistics = async (ctx: Ctx, slug: string, most = mostPapersCounted) => {
  allow(ctx, 'results.statistics')
  const test = (await anyTest(ctx.db, slug)) ?? fail('not_found')
  const sheets = await Array.fromAsync(sheetsOfTest(ctx, test.id, most))
  const figures = classFigures(
    sheets.map(({ marks }) => marks),
    Math.max(0, ...sheets.map(({ max_marks }) => max_marks)),
  )
  const places = await placesOf(ctx, sheets)
  const rows = await queries.wordings(ctx.db, [...places.keys()])
  const wordings = new Map(rows.map((row) => [row.id, row]))
  const keys = await keysInForce(ctx, rows)
  const open = await openChallenges(ctx, test.id)
  const sat = sheets.map(({ marks, max_marks, slot_marks, times }) => ({
    ...{ total: marks, max: max_marks, slotMarks: slot_marks, times },
  }))
  const options = new Map(rows.map((row) => [row.id, row.options]))
  const items: ItemStatisticsView[] = statisticsOf(sat, options).flatMap((one) => {
    const [row, key, place] = [wordings.get(one.version), keys.get(one.version), places.get(one.version)]
    if (!row || !key || !place) return []
    return [
      {
        ...place,
        version: one.version,
        question_id: row.question_id,
        code: row.code,
        topic: row.topic,
        difficulty: row.difficulty,
        type: row.type,
        opening: openingHtml(row.texts.en.text),
        key: toKey(key.key, key.isChanged),
        takers: one.takers,
        right: one.right,
        partly: one.partly,
        wrong: one.wrong,
        blank: one.blank,
        facility: whole(one.facility),
        discrimination: one.discrimination === null ? null : whole(one.discrimination),
        most_chosen_wrong: one.mostChosenWrong,
        answers: one.answers.map(({ answer, takers, isRight, best }) => ({
          ...{ answer, takers, is_right: isRight },
          best_percent: best === null ? null : Math.round(whole(best)),
        })),
        usual_seconds: one.usualMs === null ? null : Math.round(one.usualMs / 1000),
        flags: one.flags,
        open_challenges: open.get(one.version) ?? 0,
      },
    ]
  })
  return {
    takers: figures.takers,
    average: whole(figures.average),
    median: whole(figures.median),
    best: whole(figures.best),
    max: whole(figures.max_marks),
    distribution: figures.distribution.map(({ from, to, takers }) => ({ from: whole(from), to: whole(to), takers })),
    class: classStatistics(sat, SMALLEST_GROUP),
    items: items.sort((a, b) => a.number - b.number || a.version - b.version),
  }
}
