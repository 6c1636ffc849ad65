import type { Ctx } from '../../kernel/context.ts'
import type { ContactEventKind } from './contact-event.ts'
import { contactEventOfRow } from './contact-event-of-row.ts'
import { joinFamilyBy } from './join-family.ts'

/** The row of a form that was just kept, as a touch of a family. */
export const keepContactEvent = async (
  ctx: Ctx,
  kind: ContactEventKind,
  row: { id: number; created_at: string },
): Promise<void> => {
  const contactEvent = contactEventOfRow(kind, row)
  if (contactEvent) await joinFamilyBy(ctx, contactEvent)
}
