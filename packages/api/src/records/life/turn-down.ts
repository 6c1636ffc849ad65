import type { Resource } from '@northlight/contract/office/resource'
import { audit } from '../../kernel/audit.ts'
import { type Ctx, inTransaction } from '../../kernel/context.ts'
import { fail } from '../../kernel/errors.ts'
import { allow } from '../../kernel/policy.ts'
import { nothingAsked, openRecord, setRecord } from '../store/open-record.ts'
import { mustBeSeen } from './editing-marks.ts'
import { tellAsker } from './tell-asker.ts'

/** Says no to a publication that was asked for. Anyone who asked reads why; the draft stays for them to change. */
export const turnDown = (
  ctx: Ctx,
  resource: Resource,
  id: number,
  { version: seen, reason }: { version: number; reason: string },
) =>
  inTransaction(ctx, async (ctx) => {
    allow(ctx, resource.acts.open)
    const open = await openRecord(ctx, resource, id)
    await mustBeSeen(ctx, open, seen)
    if (open.record.asked_at === null) return fail('conflict', 'Nobody asks for its publication any more.')
    await tellAsker(ctx, open, { outcome: 'refused', reason })
    await setRecord(ctx, open, nothingAsked)
    await audit(ctx, {
      action: 'records.turn-down',
      entity: resource.name,
      id,
      details: { version: open.record.asked_version },
    })
    return { id, version: open.record.version }
  })
