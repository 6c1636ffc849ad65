export type Counts = { passed: number; failed: number; skipped: number }

export const none: Counts = { passed: 0, failed: 0, skipped: 0 }

export const add = (a: Counts, b: Counts): Counts => ({
  passed: a.passed + b.passed,
  failed: a.failed + b.failed,
  skipped: a.skipped + b.skipped,
})

type VitestReport = {
  numPassedTests: number
  numFailedTests: number
  numPendingTests: number
  numTodoTests: number
}

export const vitestCounts = (report: VitestReport): Counts => ({
  passed: report.numPassedTests,
  failed: report.numFailedTests,
  skipped: report.numPendingTests + report.numTodoTests,
})

type PlaywrightReport = { stats: { expected: number; unexpected: number; flaky: number; skipped: number } }

/** A journey that passes only when it is tried again is broken. */
export const playwrightCounts = ({ stats }: PlaywrightReport): Counts => ({
  passed: stats.expected,
  failed: stats.unexpected + stats.flaky,
  skipped: stats.skipped,
})

/** What is wrong with a step that ran, or null. A step that tests nothing has not passed. */
export function complaint(isGreen: boolean, counts: Counts | null) {
  if (counts && counts.failed > 0) return `${counts.failed} failed`
  if (!isGreen) return 'it ended with an error'
  if (counts && counts.skipped > 0) return `${counts.skipped} were skipped, and a skipped test proves nothing`
  if (counts && counts.passed === 0) return 'it found no tests'
  return null
}

/** A step can fail without a failed test, so its failure counts as one. */
export const closingLine = ({ passed, failed }: Counts, isGreen: boolean) =>
  `${passed} passed, ${isGreen ? failed : Math.max(failed, 1)} failed`
