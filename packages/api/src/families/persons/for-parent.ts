import { fold } from '@northlight/db/fold'
import type { DataSection, Known, PersonTable, Row } from './types.ts'

/** A parent who reads what is kept about a child. */
export type Reader = { name: string; email: string; phone: string | null }

/** What names somebody wherever it stands: of "mother" or "office" nobody is found by it. */
const names = /(?:name|email|phone|contact|value|address)$/

type Values = Record<string, unknown>

const without = (row: Values, isLeftOut: (column: string, value: unknown) => boolean) =>
  Object.fromEntries(Object.entries(row).map(([name, value]) => [name, isLeftOut(name, value) ? null : value]))

/**
 * The file of a child as one parent may read it: another parent is left out with their name and wherever they are
 * reached, as on the page (`consentsForParent`). Parents who live apart may have reason to keep that to themselves.
 */
export const forParent = ({ name, email, phone }: Reader, child: Known) => {
  const ours = new Set(
    [name, email, phone, child.name, child.email, child.phone, ...child.addresses].flatMap((value) =>
      value ? [fold(value)] : [],
    ),
  )
  const others = new Set<string>()
  const isOurs = (value: unknown) => typeof value === 'string' && ours.has(fold(value))

  const leftOut = ({ ofOthers = [] }: PersonTable, row: Row) =>
    ofOthers.filter(({ by = [] }) => !by.some((column) => isOurs(row[column])))

  return {
    hasFile: (entry: PersonTable, row: Row) => !leftOut(entry, row).some(({ file }) => file),

    shown: (entry: PersonTable, row: Row, values: Values): Values => {
      const rules = leftOut(entry, row)
      for (const column of rules.flatMap(({ by, columns }) => (by ? columns : []))) {
        const value = row[column]
        if (typeof value === 'string' && names.test(column) && !isOurs(value)) others.add(fold(value))
      }
      const columns = new Set(rules.flatMap(({ columns }) => columns))
      return without(values, (column) => columns.has(column))
    },

    /** Once all is read: whoever was left out in one part is named in no other, such as by a number of theirs there. */
    everywhere: (section: DataSection): DataSection => ({
      ...section,
      rows: section.rows.map((row) => without(row, (_, value) => typeof value === 'string' && others.has(fold(value)))),
    }),
  }
}
