import { resourceNamed } from '@northlight/contract/office/resources/list'
import { z } from 'zod'
import { audit } from '../../kernel/audit.ts'
import { type Ctx, inTransaction } from '../../kernel/context.ts'
import { ApiFailure } from '../../kernel/errors.ts'
import { defineJob, enqueue } from '../../kernel/jobs/define-job.ts'
import { nobodyAskedForPlan, openRecord, setRecord } from '../store/open-record.ts'
import { versionNumbered } from '../store/versions.ts'
import { goLive } from './go-live.ts'
import { hideOpened } from './hide-opened.ts'
import { tellAskerOfPlan } from './tell-asker.ts'

const target = { resource: z.string(), id: z.number().int() }

/** Whether the record is still there; a type or a record may have gone since it was planned. */
const opened = async (ctx: Ctx, name: string, id: number) => {
  const resource = resourceNamed(name)
  if (!resource) return undefined
  try {
    return await openRecord(ctx, resource, id)
  } catch (error) {
    if (error instanceof ApiFailure && error.code === 'not_found') return undefined
    throw error
  }
}

type Due = { resource: string; id: number; version: number }

const publishPlanned = (ctx: Ctx, { resource, id, version }: Due) =>
  inTransaction(ctx, async (ctx) => {
    const open = await opened(ctx, resource, id)
    // The plan itself is the mark that keeps it to one publication: a second run finds it gone or changed.
    if (open?.record.publish_version !== version || (open.record.publish_at ?? '') > ctx.now()) return
    const pinned = await versionNumbered(ctx, open.resource, id, version)
    if (!pinned) return
    const { publish_at, hide_at } = open.record
    // The service stood still over the beginning and the end: it is hidden again at once, not shown for ever.
    const isOver = hide_at !== null && hide_at <= ctx.now() && hide_at > (publish_at ?? '')
    await goLive(ctx, open, pinned.content, isOver ? { hide_at } : {})
    if (isOver) await enqueue(ctx, hideDue, { resource, id, at: hide_at })
  })

/** The gate is asked again when the moment has come; where it is closed now, the plan ends and says why. */
const refusePlanned = (ctx: Ctx, { resource, id, version }: Due, failure: ApiFailure) =>
  inTransaction(ctx, async (ctx) => {
    const open = await opened(ctx, resource, id)
    if (open?.record.publish_version !== version) return
    const reasons = Object.values(failure.errors ?? {}).flat()
    await setRecord(ctx, open, {
      publish_at: null,
      publish_version: null,
      refused: { at: ctx.now(), reasons },
      gate: 'closed',
      ...nobodyAskedForPlan,
    })
    await tellAskerOfPlan(ctx, open, { outcome: 'stopped', reason: reasons.join(' ') })
    await audit(ctx, { action: 'records.refuse-schedule', entity: resource, id, details: { version } })
  })

/** Publishes the version that was pinned, and only that; what was edited since stays in the draft. */
export const publishDue = defineJob(
  'records.publish-due',
  z.object({ ...target, version: z.number().int() }),
  async (ctx, due) => {
    try {
      await publishPlanned(ctx, due)
    } catch (error) {
      if (!(error instanceof ApiFailure)) throw error
      await refusePlanned(ctx, due, error)
    }
  },
  'codes',
)

export const hideDue = defineJob(
  'records.hide-due',
  z.object({ ...target, at: z.string() }),
  (ctx, { resource, id, at }) =>
    inTransaction(ctx, async (ctx) => {
      const open = await opened(ctx, resource, id)
      if (open?.record.hide_at !== at) return
      if (open.state === 'live') await hideOpened(ctx, open)
      else if (open.record.publish_at === null) await setRecord(ctx, open, { hide_at: null })
    }),
  'codes',
)
