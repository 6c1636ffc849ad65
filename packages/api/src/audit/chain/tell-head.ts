import { indianDay, later, shownDate } from '@northlight/contract/dates'
import { days } from '@northlight/contract/durations'
import { AccessSettings } from '@northlight/contract/settings'
import type { Ctx } from '../../kernel/context.ts'
import { sendMail } from '../../mails/service.ts'
import { lastEntry, sealLines } from './seal-lines.ts'
import type { Head } from './verify.ts'

/** As long as the lines themselves are kept. */
const lockedFor = days(366)

export const writtenHead = ({ number, seal }: Head): string => `${number}-${seal}`

export const readHead = (text: string): Head | undefined => {
  const [, number, seal] = /^(\d{1,15})-([0-9a-f]{64})$/.exec(text.trim().toLowerCase()) ?? []
  return number && seal ? { number: Number(number), seal } : undefined
}

/** Those whom the institute names; until it does, the two administrators who have been there longest. */
export const headReaders = async (ctx: Ctx): Promise<string[]> => {
  const row = await ctx.db.selectFrom('settings').select('value').where('key', '=', 'access').executeTakeFirst()
  const named = row ? AccessSettings.parse(row.value).audit_head_to : []
  if (named.length > 0) return [...new Set(named)]
  const admins = await ctx.db
    .selectFrom('users')
    .select('email')
    .where('role', '=', 'admin')
    .where('is_active', '=', true)
    .orderBy('id')
    .limit(2)
    .execute()
  return admins.map(({ email }) => email)
}

/** The same head in the bucket, where nobody can change or delete it while the lines are kept. */
const copyToBucket = async (ctx: Ctx, day: string, words: string): Promise<string> => {
  const { writeLocked } = ctx.services.storage.private
  if (!writeLocked) return 'None: no bucket is set up. This mail is the only copy outside the server.'
  const until = later(ctx.now(), lockedFor)
  try {
    const isLocked = await writeLocked(`audit-heads/${day}.txt`, new TextEncoder().encode(words), new Date(until))
    return isLocked
      ? `In the bucket, locked until ${shownDate(until)}.`
      : 'In the bucket, without a lock: the bucket was made without object lock.'
  } catch (error) {
    ctx.services.logger.warn({ err: error }, 'the head of the audit could not be written to the bucket')
    return 'The bucket could not be reached today.'
  }
}

/** Tells the head of the chain to two people and to the bucket, once a day. Nothing is told of an empty log. */
export const tellHead = async (ctx: Ctx): Promise<void> => {
  await sealLines(ctx)
  const last = await lastEntry(ctx.db)
  if (!last) return
  const day = indianDay(ctx.now())
  const head = writtenHead(last)
  const readers = await headReaders(ctx)
  const { lines } = await ctx.db
    .selectFrom('audit_seals')
    .select(({ fn }) => fn.countAll<number>().as('lines'))
    .where('kind', '=', 'line')
    .executeTakeFirstOrThrow()
  const copy = await copyToBucket(ctx, day, `${head}\n${ctx.now()}\n`)
  for (const to of readers)
    await sendMail(ctx, {
      key: `audit-head:${day}:${to}`,
      template: 'office-audit-head',
      to,
      about: null,
      props: { day: shownDate(ctx.now()), head, covers: Number(lines).toLocaleString('en-IN'), readers, copy },
    })
}
