import type { Migration } from './define.ts'
import { isChangeOneOf, isIndexBeside, type Step } from './schema-tools.ts'

/**
 * Web processes of the release before serve on while a migration runs and after it. So a migration only adds: what a
 * release no longer needs is taken away by a release after it. These are the ways to break that rule, each with what to
 * do instead.
 */
const breaks: [RegExp, string][] = [
  [/\bdrop table\b/, 'takes a table away that the program before reads'],
  [/\bdrop column\b/, 'takes a column away that the program before reads'],
  [/\bdrop index\b/, 'takes an index away that an "on conflict" of the program before may need'],
  [
    /\brename (?:to|column|table)\b/,
    'renames what the program before knows by its old name: add, copy, and take away later',
  ],
  [/\balter column \w+ (?:set not null|(?:set data )?type)\b/, 'changes a column that the program before writes'],
  [
    /\badd column \w+ (?!.*\bdefault\b).*\bnot null\b/,
    'adds a column that the program before does not fill: give it a default, or let it be null',
  ],
]

const made = /\bcreate table (\w+)/
const onTable = /\bcreate (unique )?index (?!concurrently)\w+ on (\w+)/

const faultOf = (step: Step, isNew: (table: string) => boolean): string | undefined => {
  if (typeof step !== 'string') return undefined
  const text = step.toLowerCase()
  const broken = breaks.find(([pattern]) => pattern.test(text))
  if (broken) return broken[1]
  const [, unique, table = ''] = onTable.exec(text) ?? []
  if (!table || isNew(table)) return undefined
  return unique
    ? `makes a rule of ${table} that the program before may break`
    : `makes an index while everybody who writes to ${table} waits: use t.indexBeside`
}

/** What is wrong with migrations that are new, one sentence each; on PostgreSQL, where two programs run at once. */
export const notRolling = (migrations: Migration[]): string[] => {
  const fresh = new Set<string>()
  return migrations.flatMap(({ name, statements, isSafeBecause }) => {
    const steps = statements('postgres')
    const rebuilds = statements('sqlite').some(isChangeOneOf)
    const beside = steps.filter(isIndexBeside).length
    const faults = steps.flatMap((step) => {
      if (typeof step === 'string') fresh.add(made.exec(step.toLowerCase())?.[1] ?? '')
      return faultOf(step, (table) => fresh.has(table)) ?? []
    })
    // A longer list of allowed values is a check that is dropped and added again; anything else of the kind narrows.
    const narrows = steps.some((step) => typeof step === 'string' && /\badd constraint\b/i.test(step)) && !rebuilds
    if (narrows) faults.push('adds a rule that the program before may break')
    if (beside > 0 && beside < steps.length) faults.push('makes an index beside the server and something else, too')
    return isSafeBecause ? [] : faults.map((fault) => `${name} ${fault}.`)
  })
}
