import type { Reporter, TestCase, TestResult } from '@playwright/test/reporter'
import { titleOf } from './checks.ts'
import { type Line, lines } from './lines.ts'

/** Prints the product description after a run: each line in its order, with whether it holds. */
export default class implements Reporter {
  private readonly seen = new Map<string, boolean>()

  onTestEnd({ title, parent }: TestCase, { status }: TestResult) {
    if (parent.project()?.name === 'specification') this.seen.set(title, status === 'passed')
  }

  onEnd() {
    if (this.seen.size === 0) return
    const all = Object.values<Line>(lines).map((line) => ({ line, holds: this.seen.get(titleOf(line)) }))
    for (const { line, holds } of all) {
      const says = holds === undefined ? 'not run' : holds ? 'holds' : 'DOES NOT HOLD'
      console.log(`${says.padEnd(14)} ${titleOf(line)} [${line.provedBy}]`)
    }
    console.log(`${all.filter(({ holds }) => holds).length} of ${all.length} lines of the product description hold.`)
  }
}
