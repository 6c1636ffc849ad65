import { canBeDeleted, type Resource } from '@northlight/contract/office/resource'
import { audit } from '../../kernel/audit.ts'
import { announce, type Ctx, inTransaction } from '../../kernel/context.ts'
import { ApiFailure, fail } from '../../kernel/errors.ts'
import { allow } from '../../kernel/policy.ts'
import { forgetMails } from '../../mails/forget-mails.ts'
import { forgetFiles } from '../../media/remove-files.ts'
import { consentOf } from '../gate/gate-facts.ts'
import { deleteRow } from '../store/any-table.ts'
import { openRecord } from '../store/open-record.ts'
import { usesOfRecord } from '../uses.ts'
import { tellAsker } from './tell-asker.ts'

const tables = ['record_drafts', 'record_versions', 'record_locks', 'record_uses', 'records'] as const

/** Everything that is known of a record goes with it: versions hold what it said. */
export const forgetRecord = async (ctx: Ctx, resource: string, id: number) => {
  for (const table of tables)
    await ctx.db
      .deleteFrom(table as 'records')
      .where('resource', '=', resource)
      .where('record_id', '=', id)
      .execute()
}

/** Deletes what is used nowhere. What visitors have seen before needs another act than what they have not. */
export const deleteRecord = (ctx: Ctx, resource: Resource, id: number) =>
  inTransaction(ctx, async (ctx) => {
    allow(ctx, resource.acts.deleteUnseen)
    if (!canBeDeleted(resource)) return fail('not_found')
    const open = await openRecord(ctx, resource, id)
    if (open.record.first_live_at !== null) allow(ctx, resource.acts.delete)
    const uses = await usesOfRecord(ctx, resource, id, open.live.values)
    if (uses.length > 0) {
      const [first] = uses
      const others = uses.length > 1 ? ` and ${uses.length - 1} more` : ''
      throw new ApiFailure('conflict', {
        message: `It is used in “${first?.title}”${others}. Take it out there first, or hide it instead.`,
        extra: { code: 'in-use', uses },
      })
    }
    const scan = consentOf(resource, open.values)?.scan_id ?? null
    await deleteRow(ctx.db, resource.table, id)
    // What a visitor wrote was mailed to the office word for word; it goes from the outbox as well.
    await forgetMails(ctx.db, resource.table, [id])
    // The paper of a consent goes with the person it speaks of; its file is taken by the daily look for lost files.
    if (scan !== null) await forgetFiles(ctx.db, [scan], 'consent')
    await forgetRecord(ctx, resource.name, id)
    await tellAsker(ctx, open, { outcome: 'discarded' })
    await audit(ctx, {
      action: 'records.delete',
      entity: resource.name,
      id,
      details: { was_live: open.state === 'live' },
    })
    await announce(ctx, 'content')
  })
