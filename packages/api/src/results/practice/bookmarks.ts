import { type BookmarkInput, type BookmarkView, mostBookmarks } from '@northlight/contract/results/practice'
import { allSettledAt } from '../../exams/online-tests/queries.ts'
import { reviewOf } from '../../exams/online-tests/visibility.ts'
import { renderedIn } from '../../exams/papers/rendered-texts.ts'
import { audit } from '../../kernel/audit.ts'
import { type Ctx, inTransaction } from '../../kernel/context.ts'
import { fail, invalid } from '../../kernel/errors.ts'
import type { User } from '../completed.ts'
import * as queries from '../queries.ts'
import { keysInForce, toAsked, toKey } from '../report/question-views.ts'
import { questionsBeingAsked } from './being-asked.ts'
import * as practice from './queries.ts'

/** A bookmark shows key and solution, so only what this person has already been shown can be kept. */
const hasBeenShown = async (ctx: Ctx, user: User, version: number): Promise<boolean> => {
  if (await practice.answeredBefore(ctx.db, user.id, version)) return true
  const attempts = await ctx.db
    .selectFrom('attempts')
    .innerJoin('tests', 'tests.id', 'attempts.test_id')
    .select([
      'attempts.items',
      'attempts.closed_at',
      'attempts.settles_at',
      'tests.result_policy',
      'tests.review_policy',
    ])
    .select([
      'tests.results_released_at',
      'tests.closes_at',
      'tests.grace_minutes',
      'tests.challenge_days',
      allSettledAt,
    ])
    .where('attempts.user_id', '=', user.id)
    .where('attempts.state', '=', 'graded')
    .execute()
  return attempts.some(
    (attempt) =>
      attempt.items.some((item) => item.version === version) && reviewOf(attempt, attempt, ctx.now()).is_open,
  )
}

export const addBookmark = async (ctx: Ctx, user: User, input: BookmarkInput): Promise<number> => {
  if (!(await hasBeenShown(ctx, user, input.question)))
    return invalid({ question: ['You can keep a question once you have seen its solution.'] })
  return inTransaction(ctx, async (ctx) => {
    const kept = await queries.bookmarksOf(ctx.db, user.id)
    if (kept.length >= mostBookmarks && !kept.some((one) => one.question_version_id === input.question))
      return invalid({ question: [`You keep ${mostBookmarks} questions already. Remove one first.`] })
    const { id } = await ctx.db
      .insertInto('bookmarks')
      .values({
        user_id: user.id,
        question_version_id: input.question,
        note: input.note ?? null,
        created_at: ctx.now(),
      })
      .onConflict((conflict) =>
        conflict.columns(['user_id', 'question_version_id']).doUpdateSet({ note: input.note ?? null }),
      )
      .returning('id')
      .executeTakeFirstOrThrow()
    await audit(ctx, {
      action: 'results.add-bookmark',
      entity: 'bookmark',
      id,
      details: { version: input.question },
    })
    return id
  })
}

export const removeBookmark = (ctx: Ctx, user: User, id: number) =>
  inTransaction(ctx, async (ctx) => {
    const { numDeletedRows } = await ctx.db
      .deleteFrom('bookmarks')
      .where('id', '=', id)
      .where('user_id', '=', user.id)
      .executeTakeFirst()
    if (numDeletedRows === 0n) fail('not_found')
    await audit(ctx, { action: 'results.remove-bookmark', entity: 'bookmark', id })
  })

export const bookmarksOf = async (ctx: Ctx, user: User): Promise<BookmarkView[]> => {
  const kept = await queries.bookmarksOf(ctx.db, user.id)
  const rows = await queries.wordings(
    ctx.db,
    kept.map((one) => one.question_version_id),
  )
  const wordings = new Map(rows.map((row) => [row.id, row]))
  const keys = await keysInForce(ctx, rows)
  const openNow = await questionsBeingAsked(ctx.db, user.id, ctx.now())
  return kept.flatMap((one) => {
    const [row, key] = [wordings.get(one.question_version_id), keys.get(one.question_version_id)]
    // While a test asks it, neither key nor solution is shown; afterwards the bookmark is there again.
    if (!row || !key || openNow.has(row.question_id)) return []
    return [
      {
        id: one.id,
        note: one.note,
        created_at: one.created_at,
        question: toAsked(ctx, row),
        key: toKey(key.key, key.isChanged),
        solution: renderedIn(row.solution),
      },
    ]
  })
}
