import { indianDay } from '@northlight/contract/dates'
import * as contract from '@northlight/contract/office/data-rights'
import { dayAfter } from '@northlight/contract/payments/refund-rule'
import type { UploadedFile } from '@northlight/contract/uploads'
import { isUniqueViolation } from '@northlight/db/errors'
import { fold } from '@northlight/db/search'
import { audit } from '../../kernel/audit.ts'
import { type Ctx, inTransaction } from '../../kernel/context.ts'
import { fail, invalid } from '../../kernel/errors.ts'
import { implement } from '../../kernel/implement.ts'
import { allow } from '../../kernel/policy.ts'
import { actorId } from '../../kernel/signed-in.ts'
import { exportFor, scheduleDeletion } from '../own-data/own-data.ts'
import { keptByLaw } from '../persons/registry.ts'
import { withFile } from './with-file.ts'

const noAccount = 'No student or parent has an account with this address.'

/** The law gives a month; the desk counts from the day it was asked. */
const answeredWithin = 30

/** Anyone who may only propose sees what they have proposed, as they wrote it: no name that tells of an account. */
const list = async (ctx: Ctx) => {
  const isProposer = allow(ctx, 'data-rights.start', { mayPropose: true }) === 'propose'
  const rows = await ctx.db
    .selectFrom('data_rights')
    .leftJoin('users', 'users.id', 'data_rights.user_id')
    .leftJoin('users as asker', 'asker.id', 'data_rights.by_id')
    .leftJoin('users as decider', 'decider.id', 'data_rights.decided_by')
    .select(['data_rights.id', 'user_id', 'users.name', 'data_rights.email', 'kind', 'asked_by', 'note', 'proof_id'])
    .select(['state', 'due_on', 'asker.name as by', 'decider.name as decided_by', 'data_rights.created_at'])
    .$if(isProposer, (query) => query.where('data_rights.by_id', '=', actorId(ctx)))
    .orderBy('due_on')
    .orderBy('data_rights.id')
    .limit(200)
    .execute()
  return isProposer ? rows.map((row) => ({ ...row, user_id: null, name: null })) : rows
}

const accountOf = async ({ db }: Ctx, email: string): Promise<number | null> => {
  const user = await db
    .selectFrom('users')
    .select('id')
    .where((where) => where(fold(where.ref('email')), '=', fold(where.val(email))))
    .where('role', 'in', ['student', 'parent'])
    .executeTakeFirst()
  return user?.id ?? null
}

type Asked = {
  email: string
  kind: (typeof contract.rightKinds)[number]
  asked_by: 'student' | 'parent'
  note: string
  file: UploadedFile
}

/** The same answer for every address; whether it has an account is the matter of anyone who decides. */
const ask = async (ctx: Ctx, { email, kind, asked_by, note, file }: Asked) => {
  const grade = allow(ctx, 'data-rights.start', { mayPropose: true })
  const user_id = await accountOf(ctx, email)
  if (user_id === null && grade !== 'propose') return invalid({ email: [noAccount] })
  await withFile(ctx, file, async (ctx, proof_id) => {
    const { id } = await ctx.db
      .insertInto('data_rights')
      .values({
        ...{ user_id, email: email.toLowerCase(), kind, asked_by, note, proof_id, state: 'proposed' },
        by_id: actorId(ctx),
        due_on: dayAfter(indianDay(ctx.now()), answeredWithin),
        created_at: ctx.now(),
        updated_at: ctx.now(),
      })
      .returning('id')
      .executeTakeFirstOrThrow()
    // Anyone who proposes reads their own lines: nothing of an account stands in this one.
    await audit(ctx, { action: 'families.ask-data-right', entity: 'data_right', id, details: { kind } })
  }).catch((error: unknown) => {
    if (isUniqueViolation(error, 'data_rights'))
      return fail('conflict', 'This was asked for already and is not answered yet.')
    throw error
  })
}

/** An export goes to the account's own address; an erasure waits fourteen days, in which the family can call it off. */
const decide = (
  ctx: Ctx,
  id: number,
  { decision, note }: { decision: 'accept' | 'refuse'; note?: string },
): Promise<string> => {
  allow(ctx, 'data-rights.finish')
  return inTransaction(ctx, async (ctx) => {
    const row = await ctx.db
      .updateTable('data_rights')
      .set({
        state: decision === 'refuse' ? 'refused' : 'done',
        ...(note && { note }),
        ...{ decided_by: actorId(ctx), decided_at: ctx.now(), updated_at: ctx.now() },
      })
      .where('id', '=', id)
      .where('state', '=', 'proposed')
      .returning(['user_id', 'email', 'kind'])
      .executeTakeFirst()
    if (!row) {
      const known = await ctx.db.selectFrom('data_rights').select('id').where('id', '=', id).executeTakeFirst()
      return known ? fail('conflict', 'This is decided already.') : fail('not_found')
    }
    // The account may have come after the letter.
    const user = row.user_id ?? (await accountOf(ctx, row.email))
    await audit(ctx, {
      action: `families.${decision}-data-right`,
      entity: 'data_right',
      id,
      details: { kind: row.kind, user },
    })
    if (decision === 'refuse') return 'Refused, with your word.'
    if (user === null) return fail('conflict', `${noAccount} Refuse it with a word, or note it for another address.`)
    if (row.user_id === null)
      await ctx.db.updateTable('data_rights').set({ user_id: user }).where('id', '=', id).execute()
    if (row.kind === 'export') await exportFor(ctx, user)
    if (row.kind === 'erasure') await scheduleDeletion(ctx, user)
    return {
      export: 'The file is being made and goes to the account’s address.',
      erasure: 'The account is deleted in 14 days, and its owner has a mail to call it off.',
      correction: 'Noted as corrected.',
    }[row.kind]
  })
}

export const dataRightsRoutes = [
  implement(contract.dataRights, async (ctx) => ({
    message: 'Requests about people’s data.',
    requests: await list(ctx),
    kept_by_law: keptByLaw(ctx),
  })),

  implement(contract.askDataRight, async (ctx, { input }) => {
    await ask(ctx, input)
    return { message: 'Noted. An administrator decides within the month.' }
  }),

  implement(contract.decideDataRight, async (ctx, { params, input }) => ({
    message: await decide(ctx, params.id, input),
  })),
]
