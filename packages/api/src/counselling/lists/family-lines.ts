import { shownDate, shownTime } from '@northlight/contract/dates'
import type { FamilyRow } from '@northlight/contract/office/families/views'
import type { Ctx } from '../../kernel/context.ts'
import { allow } from '../../kernel/policy.ts'
import { rowsAtOnce } from '../../kernel/yield-to-exams.ts'
import { familyRows } from '../views.ts'
import { type Filter, filtered } from './list-families.ts'

export type FamilyLinesInput = { filter: Filter; with_contacts: boolean }

const head = ['Family', 'Class', 'Wants', 'Branch', 'State', 'Owner', 'Came on', 'How', 'Source', 'Campaign', 'Next']
export const familyHead = ({ with_contacts }: Pick<FamilyLinesInput, 'with_contacts'>): string[] => [
  ...head,
  ...(with_contacts ? ['Numbers', 'Addresses'] : []),
]

type Contact = { family_id: number; kind: 'phone' | 'email'; value: string }

const contactsOf = async ({ db }: Ctx, ids: number[]): Promise<Map<number, Contact[]>> =>
  Map.groupBy(
    await db
      .selectFrom('family_contacts')
      .select(['family_id', 'kind', 'value'])
      .where('family_id', 'in', ids)
      .orderBy('id')
      .execute(),
    ({ family_id }) => family_id,
  )

const listed = (contacts: Contact[], kind: Contact['kind']) =>
  [...new Set(contacts.filter((one) => one.kind === kind).map(({ value }) => value))].join('; ')

const cells = (row: FamilyRow): (string | number)[] => [
  row.name,
  row.class ?? '',
  row.wants ?? '',
  row.branch?.name ?? '',
  row.state_name,
  row.owner?.name ?? '',
  shownDate(row.came_at),
  row.form_label,
  row.first.source ?? '',
  row.first.campaign ?? '',
  row.next_at === null ? '' : `${shownDate(row.next_at)}, ${shownTime(row.next_at)}`,
]

/** The families a list shows, piece by piece, as cells of a spreadsheet: never more of them than the list itself reaches. */
export async function* familyLines(ctx: Ctx, { filter, with_contacts }: FamilyLinesInput) {
  allow(ctx, 'families.export')
  for (let last = 0; ; ) {
    const rows = await filtered(ctx, filter, 'all')
      .selectAll('families')
      .where('families.id', '>', last)
      .orderBy('families.id')
      .limit(rowsAtOnce())
      .execute()
    if (rows.length === 0) return
    last = rows.at(-1)?.id ?? 0
    const shown = await familyRows(ctx, rows)
    const contacts = with_contacts
      ? await contactsOf(
          ctx,
          rows.map(({ id }) => id),
        )
      : undefined
    yield shown.map((row) => {
      const own = contacts?.get(row.id) ?? []
      return contacts ? [...cells(row), listed(own, 'phone'), listed(own, 'email')] : cells(row)
    })
  }
}
