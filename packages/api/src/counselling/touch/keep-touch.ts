import type { Ctx } from '../../kernel/context.ts'
import { touchFamily } from './touch-family.ts'
import { type TouchTable, touchOfRow, touchTables } from './touch-of-row.ts'

/** The row of a form that was just kept, as a touch of a family; rows of other forms are none. */
export const keepTouch = async (ctx: Ctx, table: string, row: { id: number; created_at: string }): Promise<void> => {
  if (!touchTables.includes(table as TouchTable)) return
  const touch = touchOfRow(table as TouchTable, row)
  if (touch) await touchFamily(ctx, touch)
}
