import { shownDate, shownTime } from '@northlight/contract/dates'
import type { TemplateProps } from '@northlight/mail/render'
import { z } from 'zod'
import type { Ctx } from '../../kernel/context.ts'
import { defineJob, enqueue } from '../../kernel/jobs/define-job.ts'
import { actorId } from '../../kernel/signed-in.ts'
import { harmlessName } from '../../mails/harmless-name.ts'
import { sendMail } from '../../mails/service.ts'
import type { OpenRecord } from '../store/open-record.ts'
import { recordTitle, titlesFor } from '../store/titles.ts'
import { nameOfUser } from '../store/user-names.ts'

const outcomes = [
  'live',
  'planned',
  'refused',
  'discarded',
  'called-off',
  'stopped',
] as const satisfies readonly TemplateProps<'office-publication-decided'>['outcome'][]

export type Decision = { outcome: (typeof outcomes)[number]; at?: string; reason?: string }

/** The title goes along: the record may be gone by the time the mail is written. */
export const tellOfDecision = defineJob(
  'records.tell-of-decision',
  z.object({
    resource: z.string(),
    id: z.number().int(),
    asked_at: z.string(),
    kind: z.string(),
    title: z.string(),
    asker: z.number().int(),
    decider: z.number().int().nullable(),
    outcome: z.enum(outcomes),
    at: z.string().optional(),
    reason: z.string().optional(),
  }),
  async (ctx, { resource, id, asked_at, kind, title, asker, decider, outcome, at, reason }) => {
    const editor = await ctx.db
      .selectFrom('users')
      .select('email')
      .where('id', '=', asker)
      .where('is_active', '=', true)
      .executeTakeFirst()
    if (!editor) return
    await sendMail(ctx, {
      key: `decided:${resource}:${id}:${asked_at}:${outcome}`,
      template: 'office-publication-decided',
      to: editor.email,
      about: { table: 'users', id: asker, user_id: asker },
      props: {
        outcome,
        by: harmlessName((await nameOfUser(ctx, decider)) ?? 'An administrator'),
        kind,
        title,
        when: at ? `${shownDate(at)}, ${shownTime(at)}` : null,
        reason: reason ?? null,
        url: `${ctx.services.siteUrl}/office/${resource}${outcome === 'discarded' ? '' : `/${id}`}`,
      },
    })
  },
)

/**
 * Tells anyone who asked for a publication what became of it, in the caller's transaction; nobody is told of oneself.
 */
export const tellAsker = async (ctx: Ctx, { resource, id, record, values }: OpenRecord, decision: Decision) => {
  const { asked_by, asked_at } = record
  const decider = actorId(ctx)
  if (asked_by === null || asked_at === null || asked_by === decider) return
  await enqueue(
    ctx,
    tellOfDecision,
    {
      ...{ resource: resource.name, id, asked_at, asker: asked_by, decider },
      kind: resource.words[0],
      title: recordTitle(resource, values, await titlesFor(ctx, resource, [values])),
      ...decision,
    },
    { key: `decided:${resource.name}:${id}:${asked_at}:${decision.outcome}` },
  )
}

/** The same for a plan that was made on somebody's asking and comes to nothing: their mail named a day. */
export const tellAskerOfPlan = (ctx: Ctx, open: OpenRecord, decision: Decision) => {
  const { plan_asked_at: asked_at, plan_asked_by: asked_by, publish_at } = open.record
  const plan = { ...decision, ...(publish_at !== null && { at: publish_at }) }
  return tellAsker(ctx, { ...open, record: { ...open.record, asked_at, asked_by } }, plan)
}
