import type { DecideChallengeInput } from '@northlight/contract/results/office-release'
import type { OwnChallengeView } from '@northlight/contract/results/question-views'
import type { ChallengeInput, ChallengesReply, NameMistakeInput } from '@northlight/contract/results/report'
import { isUniqueViolation } from '@northlight/db/errors'
import { sheetOf } from '@northlight/exam/papers/paper'
import { z } from 'zod'
import { refuse } from '../../exams/attempt/or-refuse.ts'
import type { TestRow } from '../../exams/online-tests/queries.ts'
import { challengeWindow, isResultShown } from '../../exams/online-tests/visibility.ts'
import { loadPaper } from '../../exams/papers/papers.ts'
import { audit } from '../../kernel/audit.ts'
import { type Ctx, inTransaction } from '../../kernel/context.ts'
import { fail, invalid } from '../../kernel/errors.ts'
import { defineJob, enqueue } from '../../kernel/jobs/define-job.ts'
import { allow } from '../../kernel/policy.ts'
import { actorId } from '../../kernel/signed-in.ts'
import { speakerFor } from '../../kernel/speaker.ts'
import { sendMail } from '../../mails/service.ts'
import { completedOf, type Marked, shownResult, type User } from '../completed.ts'
import { whole } from '../numbers.ts'
import { versionsBeingAsked } from '../practice/being-asked.ts'
import * as queries from '../queries.ts'
import { reportAddress } from '../report/report-address.ts'
import { toOwnChallenge } from '../report/review.ts'
import { recordKeyChange } from './key-changes.ts'

const itemsOf = async (ctx: Ctx, { attempt }: Pick<Marked, 'attempt'>) =>
  sheetOf((await loadPaper(ctx, attempt.paper_version_id)).paper, attempt.items)

/** Disputes the key of one question of the own paper, once, while the window is open. */
export const challengeKey = async (
  ctx: Ctx,
  test: TestRow,
  user: User,
  input: ChallengeInput,
): Promise<OwnChallengeView> => {
  const marked = await shownResult(ctx, test, user)
  const { attempt } = marked
  if (!challengeWindow(test, attempt, ctx.now()).is_open)
    return fail('bad_request', 'Keys of this test can no longer be disputed.')
  const item = (await itemsOf(ctx, marked)).find((one) => one.slot === input.slot)
  if (!item) return invalid({ slot: ['This question is not part of your paper.'] })
  return inTransaction(ctx, async (ctx) => {
    const row = await ctx.db
      .insertInto('key_challenges')
      .values({
        test_id: test.id,
        attempt_id: attempt.id,
        user_id: user.id,
        question_version_id: item.question.version,
        slot: item.slot,
        text: input.text,
        state: 'open',
        created_at: ctx.now(),
      })
      .returningAll()
      .executeTakeFirstOrThrow()
    await audit(ctx, {
      action: 'results.challenge-key',
      entity: 'key_challenge',
      id: row.id,
      details: { test: test.id, version: item.question.version },
    })
    return toOwnChallenge(row, item.number)
  }).catch((error: unknown) => {
    if (isUniqueViolation(error, 'key_challenges'))
      return refuse('disputed_already', 'You have disputed this key already.')
    throw error
  })
}

/** The own disputes, and every decision about a question of the own paper with what it did to the own marks. */
export const challengesOf = async (ctx: Ctx, test: TestRow, user: User): Promise<ChallengesReply> => {
  const completed = await completedOf(ctx, test, user)
  const { attempt } = completed
  const window = challengeWindow(test, attempt, ctx.now())
  if (!isResultShown(test, attempt, ctx.now())) return { ...window, own: [], decisions: [] }
  const items = new Map((await itemsOf(ctx, completed)).map((item) => [item.question.version, item]))
  const own = await queries.challengesOfAttempt(ctx.db, attempt.id)
  const changes = await queries.keyChangesOf(ctx.db, [...items.keys()])
  const history = await queries.historyOf(ctx.db, attempt.id)
  // Why a key stays or changes tells it: not while another test asks the question.
  const versions = [...changes, ...own].map((one) => one.question_version_id)
  const openNow = await versionsBeingAsked(ctx.db, attempt.user_id, versions, ctx.now(), { except: test.id })
  return {
    ...window,
    own: own.map((row) => ({
      ...toOwnChallenge(row, items.get(row.question_version_id)?.number ?? 0),
      decision: openNow.has(row.question_version_id) ? null : row.decision,
    })),
    decisions: changes.flatMap((change) => {
      const item = items.get(change.question_version_id)
      if (!item) return []
      const run = history.find((row) => row.key_change_id === change.id)
      return [
        {
          slot: item.slot,
          number: item.number,
          decided_at: change.decided_at,
          outcome: change.decision,
          reason: openNow.has(change.question_version_id) ? '' : change.reason,
          change: whole(run ? run.marks_after - (run.marks_before ?? 0) : 0),
        },
      ]
    }),
  }
}

/**
 * Decides a dispute, and with it those of others on the same key. The answer goes to each of them; a changed key goes
 * to everyone it touches. Who sent a dispute after the others were read is not among them: nobody is answered unread.
 */
export const decideChallenge = (ctx: Ctx, id: number, input: DecideChallengeInput) => {
  allow(ctx, input.is_upheld ? 'keys.change' : 'keys.decide')
  return inTransaction(ctx, async (ctx) => {
    const row = await ctx.db.selectFrom('key_challenges').selectAll().where('id', '=', id).executeTakeFirst()
    if (!row) return fail('not_found')
    if (row.state !== 'open') return refuse('decided_already', 'This dispute has been decided already.')
    const keyChange =
      input.is_upheld && input.change
        ? await recordKeyChange(
            ctx,
            row.question_version_id,
            { change: input.change, key: input.key, seen_key: input.seen_key ?? '' },
            { reason: input.decision, record: input.record },
          )
        : null
    const answered = await ctx.db
      .updateTable('key_challenges')
      .set({
        state: input.is_upheld ? 'upheld' : 'dismissed',
        decided_at: ctx.now(),
        decided_by: actorId(ctx),
        decision: input.decision,
        record: input.record ?? null,
        key_change_id: keyChange?.id ?? null,
      })
      .where('id', 'in', [id, ...input.also])
      .where('question_version_id', '=', row.question_version_id)
      .where('state', '=', 'open')
      .returning('id')
      .execute()
    if (!answered.some((one) => one.id === id))
      return refuse('decided_already', 'This dispute has been decided already.')
    for (const one of answered) {
      await audit(ctx, {
        action: 'results.decide-challenge',
        entity: 'key_challenge',
        id: one.id,
        details: { upheld: input.is_upheld, key_change: keyChange?.id ?? null },
      })
      await enqueue(ctx, tellOfDecision, { challenge_id: one.id })
    }
    return keyChange
  })
}

export const tellOfDecision = defineJob(
  'results.tell-of-decision',
  z.object({ challenge_id: z.number().int() }),
  async (ctx, { challenge_id }) => {
    const row = await ctx.db
      .selectFrom('key_challenges')
      .innerJoin('users', 'users.id', 'key_challenges.user_id')
      .select(['state', 'decision', 'test_id', 'user_id', 'users.name', 'users.email', 'users.is_active'])
      .select('question_version_id as version')
      .where('key_challenges.id', '=', challenge_id)
      .executeTakeFirst()
    if (!row?.is_active || row.state === 'open') return
    const test = await queries.testById(ctx.db, row.test_id)
    const openNow = await versionsBeingAsked(ctx.db, row.user_id, [row.version], ctx.now(), { except: test.id })
    const { language, say } = await speakerFor(ctx, row.user_id)
    await sendMail(ctx, {
      key: `challenge-decided:${challenge_id}`,
      template: 'result-news',
      to: row.email,
      about: { table: 'key_challenges', id: challenge_id, user_id: row.user_id },
      props: {
        result_news: row.state,
        name: row.name,
        test_name: test.name,
        points: [
          row.state === 'upheld'
            ? say('The key is changed, and every paper is marked again.')
            : say('The key stays as it is.'),
          openNow.has(row.version) ? '' : (row.decision ?? ''),
        ].filter(Boolean),
        url: reportAddress(ctx, test),
        language,
      },
    })
  },
)

/** The student's own word on why a mark was lost. It changes no mark. */
export const nameMistake = async (ctx: Ctx, test: TestRow, user: User, input: NameMistakeInput) => {
  const { attempt, sheet } = await shownResult(ctx, test, user)
  if (!sheet.mistakes.some(({ slot }) => slot === input.slot))
    return invalid({ slot: ['This question was not a mistake.'] })
  const word = { kind: input.kind, at: ctx.now() }
  return inTransaction(ctx, async (ctx) => {
    await ctx.db
      .insertInto('mistake_words')
      .values({ attempt_id: attempt.id, slot: input.slot, ...word })
      .onConflict((conflict) => conflict.columns(['attempt_id', 'slot']).doUpdateSet(word))
      .execute()
    await audit(ctx, {
      action: 'results.name-mistake',
      entity: 'attempt',
      id: attempt.id,
      details: { slot: input.slot, kind: input.kind },
    })
  })
}
