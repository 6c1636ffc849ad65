import { fold } from '@northlight/db/fold'
import type { DataSection, Identifiers, OfOthers, PersonTable, Row } from './types.ts'

/** A parent who reads what is kept about a child. */
export type Reader = { name: string; email: string; phone: string | null }

/** What names somebody wherever it stands: of "mother" or "office" nobody is found by it. */
const names = /(?:name|email|phone|contact|value|address)$/

type Values = Record<string, unknown>

const without = (row: Values, isLeftOut: (column: string, value: unknown) => boolean) =>
  Object.fromEntries(Object.entries(row).map(([name, value]) => [name, isLeftOut(name, value) ? null : value]))

const among = (values: (string | null | undefined)[]) => {
  const folded = new Set(values.flatMap((value) => (value ? [fold(value)] : [])))
  return (value: unknown) => typeof value === 'string' && folded.has(fold(value))
}

const isNumber = (value: string) => /^\+?\d{6,}$/.test(value)

/** A number is found however it is spaced, a mailbox and a name of several words in a text; "Parent" only by itself. */
const isNamedIn = (text: string, digits: string, value: string) => {
  if (isNumber(value)) return digits.includes(value)
  return /[@\s]/.test(value) ? text.includes(value) : text === value
}

/**
 * The file of a child as one parent may read it: another parent is left out with their name and wherever they are
 * reached, as on the page (`consentsForParent`). Parents who live apart may have reason to keep that to themselves.
 */
export const forParent = ({ name, email, phone }: Reader, child: Identifiers) => {
  const isReaders = among([name, email, phone])
  const isChilds = among([child.name, child.email, ...child.addresses])
  // The number of an account may be the other parent's: it makes nothing else of a row the child's.
  const isOurs = among([name, email, phone, child.name, child.email, child.phone, ...child.addresses])
  const others = new Set<string>()

  const isOfReader = ({ by = [], alone }: OfOthers, row: Row) =>
    by.some((column) => isReaders(row[column])) && (!alone || by.every((column) => !row[column] || isOurs(row[column])))

  const leftOut = ({ ofOthers = [] }: PersonTable, row: Row) => ofOthers.filter((rule) => !isOfReader(rule, row))

  return {
    hasFile: (entry: PersonTable, row: Row) => !leftOut(entry, row).some(({ file }) => file),

    shown: (entry: PersonTable, row: Row, values: Values): Values => {
      const hidden = new Set<string>()
      for (const { by, columns } of leftOut(entry, row)) {
        const isOfChild = by?.some((at) => isChilds(row[at]) || (at === 'phone' && isOurs(row[at])))
        for (const column of columns) {
          const value = row[column]
          const isName = names.test(column)
          if (isName ? isReaders(value) || (isOfChild && isOurs(value)) : isOfChild) continue
          hidden.add(column)
          if (by && isName && typeof value === 'string' && value.trim()) others.add(fold(value.trim()))
        }
      }
      return without(values, (column) => hidden.has(column))
    },

    /**
     * Once all is read: anyone who was left out in one part is named in no other, such as by a number of theirs there.
     */
    everywhere: ({ ofStaff = [], ...section }: DataSection): DataSection => {
      const namesOther = (value: unknown) => {
        if (value === null || isOurs(value) || !['string', 'object'].includes(typeof value)) return false
        const text = fold(typeof value === 'string' ? value : JSON.stringify(value))
        const digits = text.replace(/(?<=\d)[\s().-]+(?=\d)/g, '')
        return [...others].some((other) => isNamedIn(text, digits, other))
      }
      const isLeftOut = (column: string, value: unknown) => ofStaff.includes(column) || namesOther(value)
      return { ...section, rows: section.rows.map((row) => without(row, isLeftOut)) }
    },
  }
}
