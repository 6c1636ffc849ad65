import { indianDay, shownTime } from '@northlight/contract/dates'
import { minutes } from '@northlight/contract/durations'
import { z } from 'zod'
import type { Ctx } from '../../kernel/context.ts'
import { defineJob, enqueue, type Schedule } from '../../kernel/jobs/define-job.ts'
import { sendMail } from '../../mails/service.ts'
import { endOfDay } from '../lists/news.ts'

const digestHour = 8
const mostLines = 40

const words = { call: 'A call', visit: 'A visit', other: 'A follow-up' } as const

const indianHour = (now: string) => new Date(Date.parse(now) + 330 * 60_000).getUTCHours()

const openOf = ({ db, now }: Ctx, owner: number) =>
  db
    .selectFrom('follow_ups')
    .innerJoin('families', 'families.id', 'follow_ups.family_id')
    .select(['follow_ups.due_at', 'follow_ups.kind'])
    .where('follow_ups.owner_id', '=', owner)
    .where('follow_ups.done_at', 'is', null)
    .where('follow_ups.due_at', '<', endOfDay(now()))
    .orderBy('follow_ups.due_at')
    .limit(mostLines)
    .execute()

/** What waits for one colleague today; nothing when nothing waits. */
export const mailDigest = defineJob(
  'counselling.mail-digest',
  z.object({ user_id: z.number().int(), day: z.string() }),
  async (ctx, { user_id, day }) => {
    const user = await ctx.db
      .selectFrom('users')
      .select(['name', 'email', 'is_active'])
      .where('id', '=', user_id)
      .executeTakeFirst()
    if (!user?.is_active || day !== indianDay(ctx.now())) return
    const due = await openOf(ctx, user_id)
    if (due.length === 0) return
    const now = ctx.now()
    await sendMail(ctx, {
      key: `digest:${user_id}:${day}`,
      template: 'office-digest',
      to: user.email,
      about: { table: 'users', id: user_id, user_id },
      props: {
        name: user.name,
        // Who it is and what about stays in the office: a mailbox is not as well guarded.
        overdue: due.filter(({ due_at }) => due_at < now).length,
        times: due.filter(({ due_at }) => due_at >= now).map(({ due_at, kind }) => [shownTime(due_at), words[kind]]),
        url: `${ctx.services.siteUrl}/office`,
      },
    })
  },
)

/** From eight in the morning of India on, once a day for everybody with a follow-up that is due. */
export const sendDigests = defineJob(
  'counselling.send-digests',
  z.object({}),
  async (ctx) => {
    const now = ctx.now()
    if (indianHour(now) < digestHour) return
    const day = indianDay(now)
    const owners = await ctx.db
      .selectFrom('follow_ups')
      .select('owner_id')
      .distinct()
      .where('done_at', 'is', null)
      .where('owner_id', 'is not', null)
      .where('due_at', '<', endOfDay(now))
      .execute()
    for (const { owner_id } of owners)
      if (owner_id !== null)
        await enqueue(ctx, mailDigest, { user_id: owner_id, day }, { key: `digest:${owner_id}:${day}` })
  },
  'chores',
)

export const digestSchedules: Schedule[] = [{ job: sendDigests, every: minutes(10) }]
