import { audit } from '../../kernel/audit.ts'
import { type Ctx, inTransaction } from '../../kernel/context.ts'
import { fail } from '../../kernel/errors.ts'
import { allow } from '../../kernel/policy.ts'
import { actorId } from '../../kernel/signed-in.ts'

/** A remark stays with the question, whichever version it has; remarks are only added. */
export const remarkOn = (ctx: Ctx, id: number, text: string) =>
  inTransaction(ctx, async (ctx) => {
    allow(ctx, 'bank.write')
    const known = await ctx.db.selectFrom('questions').select('id').where('id', '=', id).executeTakeFirst()
    if (!known) return fail('not_found')
    await ctx.db
      .insertInto('question_remarks')
      .values({ question_id: id, text, created_by: actorId(ctx), created_at: ctx.now() })
      .execute()
    await audit(ctx, { action: 'question-bank.remark', entity: 'question', id })
  })

export const remarksOn = (ctx: Ctx, id: number) =>
  ctx.db
    .selectFrom('question_remarks')
    .leftJoin('users', 'users.id', 'question_remarks.created_by')
    .select(['question_remarks.id', 'text', 'users.name as by', 'question_remarks.created_at as at'])
    .where('question_id', '=', id)
    .orderBy('question_remarks.id')
    .execute()
