import type { ChangeKeyInput } from '@northlight/contract/results/office-release'
import { correctedKey, decidedBefore } from '@northlight/exam/marking/decided-before'
import { keyFromText } from '@northlight/exam/marking/key-text'
import { correctKeys, type Key } from '@northlight/exam/marking/keys'
import { marksText } from '@northlight/exam/marking/marks'
import { sameKey } from '@northlight/exam/marking/same-key'
import { z } from 'zod'
import { isResultShown } from '../../exams/online-tests/visibility.ts'
import { audit } from '../../kernel/audit.ts'
import { type Ctx, inTransaction } from '../../kernel/context.ts'
import { fail, invalid } from '../../kernel/errors.ts'
import { forEachSettled } from '../../kernel/for-each-settled.ts'
import { defineJob, enqueue } from '../../kernel/jobs/define-job.ts'
import { allow } from '../../kernel/policy.ts'
import { actorId } from '../../kernel/signed-in.ts'
import { speakerFor } from '../../kernel/speaker.ts'
import { harmlessName } from '../../mails/harmless-name.ts'
import { markAttempts } from '../../marking/mark-attempts.ts'
import { queueRanking } from '../../marking/queue-marking.ts'
import { toCorrection } from '../../marking/read-paper.ts'
import { toldAbout } from '../../notices/people.ts'
import { defineNotice, tell } from '../../notices/tell.ts'
import { versionsBeingAsked } from '../practice/being-asked.ts'
import * as queries from '../queries.ts'
import { toKey } from '../report/question-views.ts'
import { letterPath } from '../tell/letter-path.ts'

type Change = Pick<ChangeKeyInput, 'change' | 'key'>
type SeenChange = Change & Pick<ChangeKeyInput, 'seen_key'>

/** The new key as staff wrote it, checked against the question. */
export const newKey = async (ctx: Ctx, version: number, { change, key }: Change): Promise<Key | null> => {
  const [wording] = await queries.wordings(ctx.db, [version])
  if (!wording) return fail('not_found')
  if (change === 'dropped') return null
  const { type, options, matches, decimals } = wording
  const reading = keyFromText(
    { type, options, matches: matches ?? undefined, decimals: decimals ?? undefined },
    key ?? '',
  )
  return reading.ok ? reading.value : invalid({ key: [reading.reason] })
}

/** Held until the transaction ends: two who decide on one key at once do so after each other. */
const holdVersion = async (ctx: Ctx, version: number): Promise<void> => {
  const row = await ctx.db
    .selectFrom('question_versions')
    .select('id')
    .where('id', '=', version)
    .$if(ctx.services.database.engine === 'postgres', (query) => query.forUpdate())
    .executeTakeFirst()
  if (!row) fail('not_found')
}

/** A decision that was taken: now, or before, when it was sent a first time. */
export type RecordedKeyChange = { id: number; isNew: boolean }

/**
 * Records the decision in the caller's transaction and queues the marking that follows. The old key stays on record. A
 * decision that was taken before, such as one sent twice, writes nothing; one that would change nothing is refused.
 */
export const recordKeyChange = async (
  ctx: Ctx,
  version: number,
  change: SeenChange,
  { reason, record = null }: { reason: string; record?: string | null },
): Promise<RecordedKeyChange> => {
  await holdVersion(ctx, version)
  const key = await newKey(ctx, version, change)
  const [wording] = await queries.wordings(ctx.db, [version])
  const [correction] = toCorrection({ question_version_id: version, decision: change.change, key })
  if (!wording || !correction) return fail('not_found')
  const changes = await queries.keyChangesOf(ctx.db, [version])
  const decided = changes.flatMap(toCorrection)
  const now = correctKeys({ [version]: wording.key }, decided)[version] ?? wording.key
  // Nothing counts as well where every answer has its marks already.
  if (now.dropped && change.change === 'also_right')
    return invalid({ change: ['This question is withdrawn. Replace its key to bring it back.'] })
  const isSame = sameKey(correctedKey(now, correction), now)
  const before = isSame ? changes[decidedBefore(wording.key, decided, correction)] : undefined
  if (before) return { id: before.id, isNew: false }
  const { text } = toKey(now, changes.length > 0)
  // "B counts as well" was said of the key that was seen, and would mean something else of another.
  if (text !== change.seen_key)
    return fail('conflict', `A colleague has changed this key meanwhile. Now it is: ${text}. Look at it once more.`)
  if (isSame) return invalid({ key: ['This is the key already.'] })
  const { id } = await ctx.db
    .insertInto('key_changes')
    .values({
      question_version_id: version,
      decision: change.change,
      key,
      reason,
      record,
      decided_by: actorId(ctx),
      decided_at: ctx.now(),
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  await audit(ctx, {
    action: 'results.change-key',
    entity: 'question_version',
    id: version,
    details: { change: change.change, key_change: id },
  })
  await enqueue(ctx, markAgainForKey, { key_change_id: id })
  return { id, isNew: true }
}

export const changeKey = (ctx: Ctx, version: number, input: ChangeKeyInput) => {
  allow(ctx, 'keys.change')
  return inTransaction(ctx, (ctx) =>
    recordKeyChange(ctx, version, input, { reason: input.reason, record: input.record || null }),
  )
}

/** Marks again everyone who was asked the question, ranks their tests, and writes to those whose marks are others now. */
export const markAgainForKey = defineJob(
  'results.mark-again-for-key',
  z.object({ key_change_id: z.number().int() }),
  async (ctx, { key_change_id }) => {
    const change = await ctx.db
      .selectFrom('key_changes')
      .select('question_version_id')
      .where('id', '=', key_change_id)
      .executeTakeFirst()
    if (!change) return
    const attempts = await queries.attemptsAsked(ctx.db, change.question_version_id)
    const ids = attempts.map(({ id }) => id)
    await markAttempts(ctx.db, ids, { now: ctx.now(), reason: 'key', keyChangeId: key_change_id })
    for (const test of new Set(attempts.map(({ test_id }) => test_id))) await queueRanking(ctx, test, 'soon')
    // From the record and not from this run: one that was cut short has written some of it already.
    const touched = await ctx.db
      .selectFrom('mark_history')
      .select(['attempt_id'])
      .where('key_change_id', '=', key_change_id)
      .where(({ eb, ref }) => eb('marks_before', '<>', ref('marks_after')))
      .execute()
    for (const { attempt_id } of touched)
      await enqueue(
        ctx,
        tellOfChange,
        { key_change_id, attempt_id },
        { key: `marks-changed:${key_change_id}:${attempt_id}` },
      )
  },
  'exams',
)

export const tellOfChange = defineNotice(
  'results.tell-of-change',
  z.object({ key_change_id: z.number().int(), attempt_id: z.number().int() }),
  async (ctx, { key_change_id, attempt_id }) => {
    const row = await ctx.db
      .selectFrom('mark_history')
      .innerJoin('key_changes', 'key_changes.id', 'mark_history.key_change_id')
      .innerJoin('attempts', 'attempts.id', 'mark_history.attempt_id')
      .select(['marks_before', 'marks_after', 'key_changes.reason', 'attempts.test_id', 'attempts.uuid'])
      .select('key_changes.question_version_id as version')
      .select(['attempts.closed_at', 'attempts.settles_at', 'attempts.user_id'])
      .where('mark_history.attempt_id', '=', attempt_id)
      .where('mark_history.key_change_id', '=', key_change_id)
      .executeTakeFirst()
    const people = row && (await toldAbout(ctx, row.user_id))
    if (!row || !people) return
    const test = await queries.testById(ctx.db, row.test_id)
    // Anyone who has not seen the first marks need not hear that they were others.
    if (!isResultShown(test, row, ctx.now())) return
    // Others sit an admission test for days, and another test may ask the same question now: what was wrong with the
    // key is told in the report, when they are done.
    const openNow = await versionsBeingAsked(ctx.db, row.user_id, [row.version], ctx.now(), { except: test.id })
    const isKeySecret = test.is_admission || openNow.has(row.version)
    const name = harmlessName(people.student.name)
    const [before, after] = [marksText(row.marks_before ?? 0), marksText(row.marks_after)]
    await forEachSettled(people.told, async (to) => {
      const path = letterPath(to, test, row.uuid)
      const isParent = to.as === 'parent'
      const { language, say } = await speakerFor(ctx, to.user_id, to.language)
      await tell(ctx, to, {
        kind: 'marks-changed',
        key: `marks-changed:${key_change_id}:${attempt_id}`,
        about: { table: 'attempts', id: attempt_id, user_id: row.user_id },
        mail: {
          template: 'result-news',
          props: {
            result_news: isParent ? 'child-changed' : 'changed',
            name: to.name,
            test_name: test.name,
            points: [
              isKeySecret ? say('A key was corrected.') : say('A key was corrected: {reason}', { reason: row.reason }),
              isParent
                ? say('The marks of {name} were {before} and are {after} now. The rank is worked out again.', {
                    name,
                    before,
                    after,
                  })
                : say('Your marks were {before} and are {after} now. Your rank is worked out again.', {
                    before,
                    after,
                  }),
            ],
            url: `${ctx.services.siteUrl}${path}`,
            language,
          },
        },
        short: isParent
          ? say('A key of {test} was corrected, and marks of {name} have changed.', { test: test.name, name })
          : say('A key of {test} was corrected, and your marks have changed.', { test: test.name }),
        path,
      })
    })
  },
)
