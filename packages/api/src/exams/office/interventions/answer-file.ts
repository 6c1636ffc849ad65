import { createHmac, timingSafeEqual } from 'node:crypto'
import type { AnswerFileInput } from '@northlight/contract/exams/interventions'
import { digest } from '@northlight/db/digest'
import { readAnswerFile } from '@northlight/exam/answers/answer-file'
import type { ClientStep, Step } from '@northlight/exam/answers/steps'
import { next } from '@northlight/exam/attempt/next'
import { audit } from '../../../kernel/audit.ts'
import { type Ctx, inTransaction } from '../../../kernel/context.ts'
import { fail, invalid } from '../../../kernel/errors.ts'
import type { Key } from '../../../kernel/keys.ts'
import { allow } from '../../../kernel/policy.ts'
import { actorId } from '../../../kernel/signed-in.ts'
import { queueMarking } from '../../../marking/queue-marking.ts'
import * as attempts from '../../attempt/queries.ts'
import { hasEnded, ms, readAttempt, type StoredAttempt, storeAttempt } from '../../attempt/stored-attempt.ts'
import type { TestRow } from '../../online-tests/queries.ts'
import { sheetFor } from '../../papers/papers.ts'

/**
 * Given to the screen at the start. It shows that a file comes from this very attempt and was not touched on the way;
 * when an answer was given is judged by when the file arrives, as for every other step.
 */
export const answerFileKey = (ctx: Ctx, attempt: string): string =>
  fileKeyFrom(ctx.services.keys['answer-file'][0], attempt)

const fileKeyFrom = ({ secret }: Key, attempt: string) =>
  createHmac('sha256', secret).update(`answer-file:${attempt}`).digest('hex')

const sign = (payload: string, key: string) => createHmac('sha256', key).update(payload).digest()

const refuse = (reason: string): never => invalid({ file: [reason] })

/** `{"payload": "…", "signature": "…"}`; the payload is text, so that its signature fits to the letter. */
const opened = (text: string): { payload: string; signature: string; attempt: string } => {
  try {
    const { payload, signature } = JSON.parse(text) as Record<string, unknown>
    if (typeof payload !== 'string' || typeof signature !== 'string') return refuse('This is not an answer file.')
    const { attempt } = JSON.parse(payload) as Record<string, unknown>
    return typeof attempt === 'string' ? { payload, signature, attempt } : refuse('This is not an answer file.')
  } catch (error) {
    if (error instanceof SyntaxError || error instanceof TypeError) return refuse('This is not an answer file.')
    throw error
  }
}

const requireSignature = (ctx: Ctx, file: { payload: string; signature: string; attempt: string }) => {
  const given = Buffer.from(file.signature, 'hex')
  // The screen signs and knows no names of keys; a test that began before a key was changed is signed with the old one.
  const isRight = ctx.services.keys['answer-file'].some((key) => {
    const right = sign(file.payload, fileKeyFrom(key, file.attempt))
    return given.length === right.length && timingSafeEqual(given, right)
  })
  if (!isRight) refuse('The signature does not fit: this file is not from this test, or it was changed.')
}

const addSteps = (stored: StoredAttempt, steps: ClientStep[], now: number) => {
  let { attempt } = stored
  const fresh: Step[] = []
  let late = 0
  for (const [device, own] of Map.groupBy(steps, (step) => step.device)) {
    const outcome = next(attempt, { type: 'save', device, steps: own }, now)
    if (!outcome.ok) return refuse(outcome.sentence)
    const [first] = outcome.notStored ?? []
    if (first !== undefined) return refuse(`Too many steps before number ${first} are missing in this file.`)
    attempt = outcome.attempt
    fresh.push(...(outcome.steps ?? []))
    late += outcome.late?.length ?? 0
  }
  return { attempt, fresh, late }
}

/** Takes the whole file or nothing. Steps that are stored already are left as they are; late ones wait for a decision. */
export const importAnswerFile = async (ctx: Ctx, test: TestRow, { file }: AnswerFileInput) => {
  allow(ctx, 'console.act')
  const sent = opened(file)
  requireSignature(ctx, sent)
  return inTransaction(ctx, async (ctx) => {
    const row = (await attempts.attemptByUuid(ctx, test.id, sent.attempt, { hold: true })) ?? fail('not_found')
    const stored = await readAttempt(ctx, row)
    const reading = readAnswerFile(sent.payload, sheetFor(stored.loaded, row.items))
    if (!reading.ok) return refuse(reading.reason)
    if (reading.paperVersion !== row.paper_version_id)
      return refuse('This file belongs to another version of the paper.')
    const { attempt, fresh, late } = addSteps(stored, reading.steps, ms(ctx.now()))
    for (const step of fresh)
      await ctx.db
        .insertInto('attempt_steps')
        .values({
          attempt_id: row.id,
          device: step.device,
          number: step.number,
          action: step.action,
          given_at: step.givenAt,
          received_at: step.receivedAt,
        })
        .execute()
    await storeAttempt(ctx, stored, attempt)
    // Anyone who keeps a copy of the numbers in memory must read them again.
    await attempts.changeAttempt(ctx.db, row.id, { updated_at: ctx.now() })
    if (hasEnded(stored.attempt) && fresh.length > late) await queueMarking(ctx, row.id)
    await ctx.db
      .insertInto('answer_file_imports')
      .values({
        attempt_id: row.id,
        sha256: digest(file),
        steps: reading.steps.length,
        fresh_steps: fresh.length,
        imported_by: actorId(ctx),
        imported_at: ctx.now(),
      })
      .onConflict((conflict) => conflict.columns(['attempt_id', 'sha256']).doNothing())
      .execute()
    await audit(ctx, {
      action: 'exams.import-answer-file',
      entity: 'attempt',
      id: row.id,
      details: { steps: reading.steps.length, fresh: fresh.length, late },
    })
    return { attempt: row.uuid, steps: reading.steps.length, fresh: fresh.length, late }
  })
}
