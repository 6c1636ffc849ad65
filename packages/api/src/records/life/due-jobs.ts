import { resourceNamed } from '@northlight/contract/office/resources/list'
import { z } from 'zod'
import { audit } from '../../kernel/audit.ts'
import { type Ctx, inTransaction } from '../../kernel/context.ts'
import { ApiFailure } from '../../kernel/errors.ts'
import { defineJob } from '../../kernel/jobs/define-job.ts'
import { openRecord, setRecord } from '../store/open-record.ts'
import { versionNumbered } from '../store/versions.ts'
import { goLive } from './go-live.ts'
import { hideOpened } from './hide-opened.ts'

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
    if (pinned) await goLive(ctx, open, pinned.content)
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
    })
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
      if (open?.record.hide_at !== at || open.state !== 'live') return
      await hideOpened(ctx, open)
    }),
  'codes',
)
