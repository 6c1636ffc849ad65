import { isMinor } from '@northlight/contract/age'
import { indianDay } from '@northlight/contract/dates'
import { type NoticeChannel, type NoticeKind, noticeKinds } from '@northlight/contract/notice-kinds'
import type { Db } from '@northlight/db/database'
import { digest } from '@northlight/db/digest'
import { fold } from '@northlight/db/fold'
import type { Ctx } from '../kernel/context.ts'

/** Whom a notice goes to: an account, or a mailbox without one. */
export type Reached = { user_id: number | null; email: string }

/** Told from a table alone, nobody can be written to; a mailbox that was stopped is known again all the same. */
const mailboxOf = (email: string) => digest(`notices|${fold(email)}`)

type By = { user_id: number } | { mailbox: string }

/** The number under which somebody's choices are kept; made when it is first needed. */
const rowFor = async ({ db, now }: Ctx, by: By): Promise<number> => {
  await db
    .insertInto('notice_recipients')
    .values({ user_id: null, mailbox: null, ...by, created_at: now() })
    .onConflict((conflict) => conflict.column('user_id' in by ? 'user_id' : 'mailbox').doNothing())
    .execute()
  const row = await db
    .selectFrom('notice_recipients')
    .select('id')
    .$if('user_id' in by, (query) => query.where('user_id', '=', 'user_id' in by ? by.user_id : 0))
    .$if('mailbox' in by, (query) => query.where('mailbox', '=', 'mailbox' in by ? by.mailbox : ''))
    .executeTakeFirstOrThrow()
  return row.id
}

/** An account is known by its number, anybody else by the mailbox. */
export const recipientOf = (ctx: Ctx, { user_id, email }: Reached): Promise<number> =>
  rowFor(ctx, user_id === null ? { mailbox: mailboxOf(email) } : { user_id })

/** Messages to a phone cost a child its quiet and go to the parent instead. */
export const mayHaveNumber = (ctx: Ctx, { date_of_birth }: { date_of_birth: string | null }) =>
  date_of_birth === null || !isMinor(date_of_birth, indianDay(ctx.now()))

/** The confirmed number of an account, and one that waits for its code. A child has none, whenever its age was told. */
export const numbersOf = async (ctx: Ctx, userId: number) => {
  const row = await ctx.db
    .selectFrom('notice_recipients')
    .innerJoin('users', 'users.id', 'notice_recipients.user_id')
    .select(['notice_recipients.phone', 'phone_channel', 'phone_confirmed_at', 'date_of_birth'])
    .select(['wanted_phone', 'wanted_channel'])
    .where('user_id', '=', userId)
    .executeTakeFirst()
  if (!row || !mayHaveNumber(ctx, row)) return { number: null, wanted: null }
  const { phone, phone_channel, phone_confirmed_at, wanted_phone, wanted_channel } = row
  return {
    number: phone && phone_channel && phone_confirmed_at ? { phone, channel: phone_channel } : null,
    wanted: wanted_phone && wanted_channel ? { phone: wanted_phone, channel: wanted_channel } : null,
  }
}

/** What somebody said, by account and by mailbox: a no at either place is a no. */
export const choicesOf = async (ctx: Ctx, { user_id, email }: Reached) => {
  const rows = await ctx.db
    .selectFrom('notice_choices')
    .innerJoin('notice_recipients', 'notice_recipients.id', 'notice_choices.recipient_id')
    .select(['kind', 'channel', 'is_on'])
    .where(({ eb, or }) => or([eb('user_id', '=', user_id ?? 0), eb('mailbox', '=', mailboxOf(email))]))
    .execute()
  return (kind: NoticeKind, channel: NoticeChannel): boolean | undefined => {
    const said = rows.filter((row) => row.kind === kind && row.channel === channel)
    return said.length === 0 ? undefined : said.every(({ is_on }) => is_on)
  }
}

type Decision = { kind: NoticeKind; channel: NoticeChannel; is_on: boolean; how: 'account' | 'link' }

const keep = (ctx: Ctx, recipient_id: number, { kind, channel, is_on, how }: Decision) => {
  const said = { is_on, how, decided_at: ctx.now() }
  return ctx.db
    .insertInto('notice_choices')
    .values({ recipient_id, kind, channel, ...said })
    .onConflict((conflict) => conflict.columns(['recipient_id', 'kind', 'channel']).doUpdateSet(said))
    .execute()
}

/**
 * Kept for the account and, of mails, for its mailbox too: what was stopped stays stopped when the account is deleted
 * and the same mailbox is written to as a parent's. An address that nobody has confirmed decides for no mailbox.
 */
export const decide = async (ctx: Ctx, reached: Reached & { ownsMailbox: boolean }, decision: Decision) => {
  await keep(ctx, await recipientOf(ctx, reached), decision)
  if (decision.channel === 'mail' && reached.user_id !== null && reached.ownsMailbox)
    await keep(ctx, await rowFor(ctx, { mailbox: mailboxOf(reached.email) }), decision)
}

/** A yes to a whole channel, for every kind of which nothing was said: what somebody has turned off stays off. */
export const agreeTo = async (ctx: Ctx, userId: number, channel: NoticeChannel): Promise<void> => {
  const recipient_id = await rowFor(ctx, { user_id: userId })
  const said = { recipient_id, channel, is_on: true, how: 'account' as const, decided_at: ctx.now() }
  await ctx.db
    .insertInto('notice_choices')
    .values(noticeKinds.map((kind) => ({ ...said, kind })))
    .onConflict((conflict) => conflict.columns(['recipient_id', 'kind', 'channel']).doNothing())
    .execute()
}

/** The person behind the number in a link. */
export const recipientById = (db: Db, id: number) =>
  db
    .selectFrom('notice_recipients')
    .leftJoin('users', 'users.id', 'notice_recipients.user_id')
    .select(['notice_recipients.id', 'notice_recipients.user_id', 'users.email'])
    .where('notice_recipients.id', '=', id)
    .executeTakeFirst()

type Linked = NonNullable<Awaited<ReturnType<typeof recipientById>>>

/** Stops by a link, or turns on again. It came to the mailbox, so it speaks for the mailbox. */
export const decideByLink = async (
  ctx: Ctx,
  { id, user_id, email }: Linked,
  what: Pick<Decision, 'kind' | 'channel' | 'is_on'>,
) => {
  const decision = { ...what, how: 'link' as const }
  if (user_id === null || email === null) await keep(ctx, id, decision)
  else await decide(ctx, { user_id, email, ownsMailbox: true }, decision)
}

/** What was said by the person who holds a link, at every place where a notice asks; undefined where nothing was. */
export const saidBehindLink = async (
  ctx: Ctx,
  { id, user_id, email }: Linked,
  kind: NoticeKind,
  channel: NoticeChannel,
): Promise<boolean | undefined> => {
  if (user_id !== null && email !== null) return (await choicesOf(ctx, { user_id, email }))(kind, channel)
  const row = await ctx.db
    .selectFrom('notice_choices')
    .select('is_on')
    .where('recipient_id', '=', id)
    .where('kind', '=', kind)
    .where('channel', '=', channel)
    .executeTakeFirst()
  return row?.is_on
}
