import { type Line, type LineName, lines } from './lines.ts'

/** The lines that are proved by calls alone. */
type ByHttp = { [Name in LineName]: (typeof lines)[Name]['provedBy'] extends 'http' ? Name : never }[LineName]

/** Some of those lines, each with the check that shows it at a running server. */
export type HttpChecks = Partial<Record<ByHttp, (siteUrl: string) => Promise<void>>>

export const titleOf = ({ section, says }: Line) => `§${section} ${says}`

/** The checks in the order of the description, each with its title. Every line has exactly one, or nothing runs. */
export const inOrder = (parts: HttpChecks[]) =>
  Object.entries<Line>(lines)
    .filter(([, { provedBy }]) => provedBy === 'http')
    .map(([name, line]) => {
      const checks = parts.flatMap((part) => part[name as ByHttp] ?? [])
      const [check] = checks
      if (!check || checks.length > 1) throw new Error(`The line "${name}" needs one check; it has ${checks.length}.`)
      return { title: titleOf(line), check }
    })
