import type { AskedQuestionView, KeyView } from '@northlight/contract/results/question-views'
import { keyText } from '@northlight/exam/marking/key-text'
import { correctKeys, type Key } from '@northlight/exam/marking/keys'
import { renderedIn, renderedTexts } from '../../exams/papers/rendered-texts.ts'
import type { Ctx } from '../../kernel/context.ts'
import { toCorrection } from '../../marking/read-paper.ts'
import { imageUrl } from '../../media/urls.ts'
import type { Wording } from '../queries.ts'
import * as queries from '../queries.ts'

const figureOf = (ctx: Ctx, figure: string | null, alt: string | null) => ({
  figure: figure === null ? null : imageUrl(ctx, figure, ''),
  figure_alt: alt,
})

/** A question as it was asked. Neither key nor solution is in it. */
export const toAsked = (ctx: Ctx, row: Wording, options: string[] = row.options): AskedQuestionView => ({
  version: row.id,
  type: row.type,
  options,
  matches: row.matches,
  decimals: row.decimals,
  subject: row.subject,
  topic: row.topic,
  difficulty: row.difficulty,
  texts: renderedTexts(row.texts),
  ...figureOf(ctx, row.figure, row.figure_alt),
  passage: row.passage_texts && {
    texts: renderedIn(row.passage_texts),
    ...figureOf(ctx, row.passage_figure, row.passage_figure_alt),
  },
  languages: (['en', 'kn', 'hi'] as const).filter((language) => row.texts[language]),
})

export const toKey = (key: Key, isChanged: boolean): KeyView => ({
  text: key.dropped ? `Withdrawn (was ${keyText(key)})` : keyText(key),
  right:
    key.type === 'single'
      ? key.right
      : key.type === 'multiple'
        ? [...new Set([...key.right, ...(key.or ?? []).flat()])]
        : [],
  pairs: key.type === 'matching' ? key.pairs : null,
  is_dropped: key.dropped ?? false,
  is_changed: isChanged,
})

export type KeyInForce = { key: Key; isChanged: boolean }

/** Keys after every decision on them, by version. */
export const keysInForce = async (ctx: Ctx, rows: Wording[]): Promise<Map<number, KeyInForce>> => {
  const changes = await queries.keyChangesOf(
    ctx.db,
    rows.map(({ id }) => id),
  )
  const changed = new Set(changes.map((one) => one.question_version_id))
  const keys = correctKeys(Object.fromEntries(rows.map(({ id, key }) => [id, key])), changes.flatMap(toCorrection))
  return new Map(rows.map(({ id, key }) => [id, { key: keys[id] ?? key, isChanged: changed.has(id) }]))
}
