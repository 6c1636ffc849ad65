import type { Ctx } from '../../kernel/context.ts'
import type { TouchKind } from './touch.ts'
import { touchFamily } from './touch-family.ts'
import { touchOfRow } from './touch-of-row.ts'

/** The row of a form that was just kept, as a touch of a family. */
export const keepTouch = async (ctx: Ctx, kind: TouchKind, row: { id: number; created_at: string }): Promise<void> => {
  const touch = touchOfRow(kind, row)
  if (touch) await touchFamily(ctx, touch)
}
