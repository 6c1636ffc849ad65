import type { Picture } from '@northlight/contract/office/field-values'
import { emptyValues } from '@northlight/contract/office/field-values'
import type { RecordValues, Resource } from '@northlight/contract/office/resource'
import { fold } from '@northlight/db/fold'
import type { ImportProblem } from '@northlight/db/tables/records'
import type { z } from 'zod'
import { type CellValue, cellValue, type Titled } from './cell-value.ts'

export type Facts = {
  schemas: Record<string, z.ZodType>
  titled: Titled
  /** What the cell of a picture may name: a file of the archive, or the path of a picture in the library. */
  picture: (name: string) => CellValue
  /** Whether a record, or a row before this one, is called so already. */
  known: (title: string) => boolean
}

export type CheckedRow = {
  state: 'ready' | 'guess' | 'wrong'
  title: string
  content: RecordValues
  problems: ImportProblem[]
}

const stateOf = (problems: ImportProblem[]): CheckedRow['state'] => {
  if (problems.some(({ level }) => level === 'wrong')) return 'wrong'
  return problems.length > 0 ? 'guess' : 'ready'
}

/** One row as it would become a draft, and everything that is wrong with it. */
export const checkRow = (
  resource: Resource,
  mapping: readonly (string | null)[],
  { cells, found }: { cells: readonly string[]; found: ImportProblem[] },
  facts: Facts,
): CheckedRow => {
  const content: RecordValues = {}
  const problems: ImportProblem[] = [...found]
  const say = (column: number | null, level: ImportProblem['level'], message: string) =>
    problems.push({ column, level, message })

  for (const [column, target] of mapping.entries()) {
    const cell = cells[column] ?? ''
    const [name = '', part] = (target ?? '').split('.')
    const field = resource.fields[name]
    if (!field || cell === '') continue
    if (field.kind === 'picture') {
      const before = (content[name] ?? { path: null, alt: null, title: null }) as Picture
      const read: CellValue = part === 'alt' ? { value: cell } : facts.picture(cell)
      if ('wrong' in read) say(column, 'wrong', read.wrong)
      else content[name] = { ...before, [part === 'alt' ? 'alt' : 'path']: read.value }
      continue
    }
    const read = cellValue(field, cell, facts.titled)
    if ('wrong' in read) {
      say(column, 'wrong', read.wrong)
      continue
    }
    if (read.guess) say(column, 'guess', read.guess)
    const checked = facts.schemas[name]?.safeParse(read.value)
    if (checked && !checked.success) say(column, 'wrong', checked.error.issues[0]?.message ?? 'This cannot be kept.')
    else content[name] = read.value
  }

  const title = String(content[resource.title] ?? '').trim()
  const has = (name: string) => content[name] !== undefined && content[name] !== null && content[name] !== ''
  for (const name of new Set([resource.title, ...(resource.needsAtOnce ?? [])])) {
    const column = mapping.indexOf(name)
    const isTold = problems.some((one) => one.level === 'wrong' && one.column === column && column >= 0)
    if (!has(name) && !isTold) {
      const label = resource.fields[name]?.label ?? name
      say(
        column < 0 ? null : column,
        'wrong',
        column < 0 ? `No column gives the ${label}.` : `The ${label} is missing.`,
      )
    }
  }
  if (title !== '' && facts.known(fold(title)))
    say(
      mapping.indexOf(resource.title),
      'guess',
      `There is “${title.slice(0, 80)}” already. This would be a second one.`,
    )
  return { state: stateOf(problems), title, content: { ...emptyValues(resource), ...content }, problems }
}
