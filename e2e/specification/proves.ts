import { test } from '@playwright/test'
import { titleOf } from './checks.ts'
import { type LineName, lines } from './lines.ts'

/** The lines that a journey proves. */
type Seen = { [Name in LineName]: (typeof lines)[Name]['provedBy'] extends 'browser' ? Name : never }[LineName]

/** A step of a journey that shows that lines of the product description hold; `reporter.ts` prints each by its step. */
export const proves = <T>([line, ...more]: readonly [Seen, ...Seen[]], see: () => Promise<T>): Promise<T> => {
  const [next, ...rest] = more
  return test.step(titleOf(lines[line]), () => (next ? proves([next, ...rest], see) : see()))
}
