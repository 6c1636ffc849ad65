import { gradeOf } from '@northlight/contract/office/acts'
import type { CashClosingView } from '@northlight/contract/payments/cash-closings'
import type { Ctx } from '../../kernel/context.ts'
import { actorId } from '../../kernel/signed-in.ts'
import { noBranch } from './drawer.ts'
import type { ClosingRow } from './queries.ts'

export const branchName = (drawer: number, name: string | null | undefined): string =>
  drawer === noBranch ? 'No branch' : (name ?? `Branch ${drawer}`)

const maySee = ({ actor }: Ctx): boolean => actor.kind === 'user' && gradeOf('cash.see', actor.role) === 'all'

export const toClosing =
  (ctx: Ctx) =>
  (row: ClosingRow): CashClosingView => ({
    id: row.id,
    drawer: row.drawer,
    branch: branchName(row.drawer, row.branch),
    number: row.number,
    sums: row.sums,
    counted: row.counted,
    expected_paise: row.expected_paise,
    counted_paise: row.counted_paise,
    difference_paise: row.counted_paise - row.expected_paise,
    reason: row.reason,
    closed_by: row.closed_by_name,
    closed_at: row.closed_at,
    seen_by: row.seen_by_name,
    seen_at: row.seen_at,
    may_see: row.seen_at === null && row.closed_by !== actorId(ctx) && maySee(ctx),
  })
