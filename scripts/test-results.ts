import { relative } from 'node:path'

export type Counts = {
  passed: number
  failed: number
  skipped: number
  /** Tests that failed and passed when they were tried again: not failed, not simply passed either. */
  atSecondTry: string[]
}

export const none: Counts = { passed: 0, failed: 0, skipped: 0, atSecondTry: [] }

export const add = (a: Counts, b: Counts): Counts => ({
  passed: a.passed + b.passed,
  failed: a.failed + b.failed,
  skipped: a.skipped + b.skipped,
  atSecondTry: [...a.atSecondTry, ...b.atSecondTry],
})

type VitestReport = {
  numPassedTests: number
  numFailedTests: number
  numPendingTests: number
  numTodoTests: number
  testResults: {
    name: string
    assertionResults: { fullName: string; status: string; failureMessages?: string[] | null }[]
  }[]
}

/** A test that passed and has a failure to tell of failed at its first try. */
const passedAgain = ({ testResults }: VitestReport): string[] =>
  testResults.flatMap(({ name, assertionResults }) =>
    assertionResults
      .filter(({ status, failureMessages }) => status === 'passed' && failureMessages && failureMessages.length > 0)
      .map(({ fullName }) => `${fullName} (${relative(process.cwd(), name)})`),
  )

export function vitestCounts(report: VitestReport): Counts {
  const atSecondTry = passedAgain(report)
  return {
    passed: report.numPassedTests - atSecondTry.length,
    failed: report.numFailedTests,
    skipped: report.numPendingTests + report.numTodoTests,
    atSecondTry,
  }
}

type Spec = { title: string; file: string; tests: { projectName: string; status: string }[] }
type Suite = { specs?: Spec[]; suites?: Suite[] }
type PlaywrightReport = {
  stats: { expected: number; unexpected: number; flaky: number; skipped: number }
  suites: Suite[]
}

const specsOf = ({ specs = [], suites = [] }: Suite): Spec[] => [...specs, ...suites.flatMap(specsOf)]

/** A noisy machine may spoil a test once. It is tried again, and named, because it may also be a fault of ours. */
export const playwrightCounts = ({ stats, suites }: PlaywrightReport): Counts => ({
  passed: stats.expected,
  failed: stats.unexpected,
  skipped: stats.skipped,
  atSecondTry: suites
    .flatMap(specsOf)
    .flatMap(({ title, file, tests }) =>
      tests.filter(({ status }) => status === 'flaky').map(({ projectName }) => `${title} (${file}, ${projectName})`),
    ),
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
export const closingLines = ({ passed, failed, atSecondTry }: Counts, isGreen: boolean): string[] => [
  ...atSecondTry.map((test) => `passed only at the second try: ${test}`),
  [
    `${passed} passed`,
    ...(atSecondTry.length > 0 ? [`${atSecondTry.length} only at the second try`] : []),
    `${isGreen ? failed : Math.max(failed, 1)} failed`,
  ].join(', '),
]
