import type { FullResult, Reporter, TestCase, TestResult, TestStep } from '@playwright/test/reporter'
import { titleOf } from './checks.ts'
import { type Line, lines } from './lines.ts'

const withInner = (steps: readonly TestStep[]): TestStep[] => steps.flatMap((step) => [step, ...withInner(step.steps)])

/**
 * Prints the product description after a run: each line in its order, with whether it holds. A line is a test of this
 * folder, or a step of a journey (`proves`); where several journeys show it, all must.
 */
export default class implements Reporter {
  /** By line and test: what a second try has shown takes the place of the first. */
  private readonly seen = new Map<string, Map<string, boolean>>(
    Object.values<Line>(lines).map((line) => [titleOf(line), new Map()]),
  )

  onTestEnd({ id, title, parent }: TestCase, { status, steps }: TestResult) {
    if (parent.project()?.name === 'specification') this.seen.get(title)?.set(id, status === 'passed')
    for (const step of withInner(steps)) this.seen.get(step.title)?.set(id, !step.error)
  }

  /** Where all of it was asked for, a line that nothing has shown fails the run. */
  async onEnd(): Promise<{ status?: FullResult['status'] }> {
    if ([...this.seen.values()].every(({ size }) => size === 0)) return {}
    const all = Object.values<Line>(lines).map((line) => {
      const shown = [...(this.seen.get(titleOf(line))?.values() ?? [])]
      return { line, isRun: shown.length > 0, holds: shown.length > 0 && shown.every(Boolean) }
    })
    for (const { line, isRun, holds } of all) {
      const says = holds ? 'holds' : isRun ? 'DOES NOT HOLD' : 'not run'
      console.log(`${says.padEnd(14)} ${titleOf(line)} [${line.provedBy}]`)
    }
    const held = all.filter(({ holds }) => holds).length
    console.log(`${held} of ${all.length} lines of the product description hold.`)
    return process.env.WHOLE_SPECIFICATION && held < all.length ? { status: 'failed' } : {}
  }
}
