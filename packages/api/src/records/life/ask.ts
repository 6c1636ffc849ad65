import { hasDrafts, type Resource } from '@northlight/contract/office/resource'
import { resourceNamed } from '@northlight/contract/office/resources/list'
import { z } from 'zod'
import { audit } from '../../kernel/audit.ts'
import { type Ctx, inTransaction } from '../../kernel/context.ts'
import { ApiFailure, fail } from '../../kernel/errors.ts'
import { defineJob, enqueue } from '../../kernel/jobs/define-job.ts'
import { allow } from '../../kernel/policy.ts'
import { actorId } from '../../kernel/signed-in.ts'
import { harmlessName } from '../../mails/harmless-name.ts'
import { sendMail } from '../../mails/service.ts'
import { openRecord, peekRecord, setRecord } from '../store/open-record.ts'
import { recordTitle, titlesFor } from '../store/titles.ts'
import { changeWords } from '../values/change-words.ts'
import { mustBeSeen } from './editing-marks.ts'
import { passGate, withSlug } from './go-live.ts'

const opened = (ctx: Ctx, resource: Resource, id: number) =>
  peekRecord(ctx, resource, id).catch((error: unknown) => {
    if (error instanceof ApiFailure) return undefined
    throw error
  })

/** Tells every administrator; what was published or let go of meanwhile is not spoken of. */
export const tellOfAsked = defineJob(
  'records.tell-of-asked',
  z.object({ resource: z.string(), id: z.number().int(), version: z.number().int() }),
  async (ctx, { resource: name, id, version }) => {
    const resource = resourceNamed(name)
    const open = resource && (await opened(ctx, resource, id))
    if (!open || open.record.asked_version !== version || open.record.asked_by === null) return
    const { asked_by } = open.record
    const titles = await titlesFor(ctx, open.resource, [open.values])
    const asker = await ctx.db.selectFrom('users').select('name').where('id', '=', asked_by).executeTakeFirst()
    const admins = await ctx.db
      .selectFrom('users')
      .select(['id', 'email'])
      .where('role', '=', 'admin')
      .where('is_active', '=', true)
      .execute()
    for (const admin of admins)
      await sendMail(ctx, {
        key: `asked:${name}:${id}:${version}:${open.record.asked_at}:${admin.id}`,
        template: 'office-asked-publication',
        to: admin.email,
        about: { table: 'users', id: asked_by, user_id: asked_by },
        props: {
          by: harmlessName(asker?.name ?? 'A colleague'),
          kind: open.resource.words[0],
          title: recordTitle(open.resource, open.values, titles),
          changes: open.record.first_live_at === null ? [] : changeWords(open.resource, open.live.values, open.values),
          url: `${ctx.services.siteUrl}/office/${name}/${id}`,
        },
      })
  },
)

/**
 * Asks an administrator to publish what was seen. The gate is asked at once: anyone who prepares it hears what is
 * missing, and not anyone who is to publish it.
 */
export const askToPublish = (ctx: Ctx, resource: Resource, id: number, { version: seen }: { version: number }) =>
  inTransaction(ctx, async (ctx) => {
    allow(ctx, resource.acts.open, { mayPropose: true })
    if (!hasDrafts(resource)) return fail('not_found')
    const open = await openRecord(ctx, resource, id)
    await mustBeSeen(ctx, open, seen)
    if (!open.draft) return fail('conflict', 'There is no draft to publish.')
    await passGate(ctx, open, await withSlug(ctx, open, open.values))
    const { version } = open.record
    // Asked twice for the same text is asked once.
    if (open.record.asked_version === version) return { id, version }
    await setRecord(ctx, open, { asked_at: ctx.now(), asked_by: actorId(ctx), asked_version: version })
    await enqueue(
      ctx,
      tellOfAsked,
      { resource: resource.name, id, version },
      { key: `asked:${resource.name}:${id}:${version}:${ctx.now()}` },
    )
    await audit(ctx, { action: 'records.ask', entity: resource.name, id, details: { version } })
    return { id, version }
  })
