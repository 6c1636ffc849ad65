import type { ChallengeDetail, KeyDetail } from '@northlight/contract/results/office'
import { keyText } from '@northlight/exam/marking/key-text'
import { renderedIn } from '../../exams/papers/rendered-texts.ts'
import type { Ctx } from '../../kernel/context.ts'
import { fail } from '../../kernel/errors.ts'
import { allow } from '../../kernel/policy.ts'
import { testStatistics } from '../office/statistics.ts'
import * as queries from '../queries.ts'
import { keysInForce, toAsked, toKey } from '../report/question-views.ts'

/** Who was asked, and how many of them have been marked since the key was changed. */
const markingSince = async (ctx: Ctx, version: number, keyChange: number) => {
  const { decided_at } = await ctx.db
    .selectFrom('key_changes')
    .select('decided_at')
    .where('id', '=', keyChange)
    .executeTakeFirstOrThrow()
  const attempts = await queries.attemptsAsked(ctx.db, version)
  return {
    done: attempts.filter(({ marked_at }) => marked_at !== null && marked_at >= decided_at).length,
    total: attempts.length,
  }
}

const decisionsOn = async (ctx: Ctx, version: number): Promise<KeyDetail['decisions']> => {
  const rows = await ctx.db
    .selectFrom('key_changes')
    .leftJoin('users', 'users.id', 'decided_by')
    .select(['decided_at', 'decision', 'key', 'reason', 'record', 'users.name as by'])
    .where('question_version_id', '=', version)
    .orderBy('key_changes.id')
    .execute()
  return rows.map(({ decided_at, decision, key, ...one }) => ({
    ...{ ...one, at: decided_at, change: decision },
    key: key ? keyText(key) : null,
  }))
}

const asked = async (ctx: Ctx, version: number) => {
  const [wording] = await queries.wordings(ctx.db, [version])
  if (!wording) return fail('not_found')
  const key = (await keysInForce(ctx, [wording])).get(version) ?? fail('not_found')
  return {
    wording,
    view: {
      ...{ code: wording.code, version },
      question: toAsked(ctx, wording),
      key: toKey(key.key, key.isChanged),
      solution: renderedIn(wording.solution),
      decisions: await decisionsOn(ctx, version),
    },
  }
}

/** A key that an examiner saw to be wrong, whether anybody has disputed it or not. */
export const keyDetail = async (ctx: Ctx, version: number): Promise<KeyDetail> => {
  allow(ctx, 'keys.decide')
  const { wording, view } = await asked(ctx, version)
  const challenge = await ctx.db
    .selectFrom('key_challenges')
    .select('id')
    .where('question_version_id', '=', version)
    .where('state', '=', 'open')
    .orderBy('created_at')
    .orderBy('id')
    .limit(1)
    .executeTakeFirst()
  return { ...view, question_id: wording.question_id, challenge: challenge?.id ?? null }
}

/** A disputed key with everything that helps to decide it. */
export const challengeDetail = async (ctx: Ctx, id: number): Promise<ChallengeDetail> => {
  allow(ctx, 'keys.decide')
  const row = await ctx.db
    .selectFrom('key_challenges')
    .innerJoin('tests', 'tests.id', 'key_challenges.test_id')
    .selectAll('key_challenges')
    .select(['tests.name as test_name', 'tests.slug as test_slug'])
    .where('key_challenges.id', '=', id)
    .executeTakeFirst()
  if (!row) return fail('not_found')
  const version = row.question_version_id
  const { view } = await asked(ctx, version)
  const statistics = await testStatistics(ctx, row.test_slug)
  const item = statistics.items.find((one) => one.version === version)
  const words = await ctx.db
    .selectFrom('key_challenges')
    .innerJoin('users', 'users.id', 'key_challenges.user_id')
    .select(['key_challenges.id', 'users.name as student', 'text', 'state', 'key_challenges.created_at as at'])
    .where('question_version_id', '=', version)
    .orderBy('key_challenges.created_at')
    .orderBy('key_challenges.id')
    .execute()
  return {
    ...view,
    id: row.id,
    test: { name: row.test_name, slug: row.test_slug },
    number: item?.number ?? 0,
    state: row.state,
    decision: row.decision,
    record: row.record,
    marking: row.key_change_id === null ? null : await markingSince(ctx, version, row.key_change_id),
    statistics: item ?? null,
    words,
  }
}
