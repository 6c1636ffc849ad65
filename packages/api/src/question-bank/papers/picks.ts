import type { Pick } from '@northlight/contract/office/papers'
import { openingHtml } from '../../exams/papers/opening-html.ts'
import type { Ctx } from '../../kernel/context.ts'
import { figuresOver } from '../bank/statistics.ts'

const inParts = 400

/** Wordings as the builder shows them, by version. */
export const picksOf = async (ctx: Ctx, versions: number[]): Promise<Map<number, Pick>> => {
  const picks = new Map<number, Pick>()
  for (let at = 0; at < versions.length; at += inParts) {
    const rows = await ctx.db
      .selectFrom('question_versions')
      .innerJoin('questions', 'questions.id', 'question_versions.question_id')
      .innerJoin('topics', 'topics.id', 'question_versions.topic_id')
      .leftJoin('question_index', 'question_index.question_id', 'questions.id')
      .select(['question_versions.id', 'question_versions.question_id', 'code', 'texts', 'type', 'difficulty'])
      .select(['options', 'topics.name as topic', 'question_index.version_id as newest'])
      .where('question_versions.id', 'in', versions.slice(at, at + inParts))
      .execute()
    const figures = await figuresOver(ctx.db, [...new Set(rows.map(({ question_id }) => question_id))])
    for (const row of rows) {
      const { facility = null, last_used_at = null } = figures.get(row.question_id) ?? {}
      picks.set(row.id, {
        version_id: row.id,
        question_id: row.question_id,
        code: row.code,
        opening: openingHtml(row.texts.en.text),
        topic: row.topic,
        difficulty: row.difficulty,
        type: row.type,
        options: row.options.length,
        languages: (['en', 'kn', 'hi'] as const).filter((language) => row.texts[language] !== undefined),
        facility,
        last_used_at,
        is_outdated: row.newest !== null && row.newest !== row.id,
      })
    }
  }
  return picks
}
