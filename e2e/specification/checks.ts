import { type Line, type LineName, lines } from './lines.ts'

type Way = Line['provedBy']

/** The lines that are proved in one way. */
type ProvedBy<W extends Way> = {
  [Name in LineName]: (typeof lines)[Name]['provedBy'] extends W ? Name : never
}[LineName]

/** A check for every line that is proved in this way. A file with a part of them `satisfies Partial<Checks<…>>`. */
export type Checks<W extends Way, Given> = Record<ProvedBy<W>, (given: Given) => Promise<void>>

export const titleOf = ({ section, says }: Line) => `§${section} ${says}`

/**
 * The checks in the order of the description, each with the title under which its result is printed. Every line has
 * exactly one, and every check a line, or nothing runs.
 */
export function inOrder<W extends Way, Given>(way: W, ...parts: Partial<Checks<W, Given>>[]) {
  const proved = Object.entries<Line>(lines).filter(([, { provedBy }]) => provedBy === way)
  const stray = parts.flatMap(Object.keys).filter((name) => !proved.some(([line]) => line === name))
  if (stray.length > 0) throw new Error(`No line of the description is proved so: ${stray.join(', ')}.`)
  return proved.map(([name, line]) => {
    const checks = parts.flatMap((part) => part[name as ProvedBy<W>] ?? [])
    const [check] = checks
    if (!check || checks.length > 1) throw new Error(`The line "${name}" needs one check; it has ${checks.length}.`)
    return { title: titleOf(line), check }
  })
}
