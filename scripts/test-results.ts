import { relative } from 'node:path'

export type Counts = {
  passed: number
  failed: number
  skipped: number
  /** Tests that failed and passed when they were tried again: not failed, not simply passed either. */
  triedAgain: string[]
  /** The names of those that failed, for the end of a run, where they are looked for. */
  failures: string[]
}

export const none: Counts = { passed: 0, failed: 0, skipped: 0, triedAgain: [], failures: [] }

export const add = (a: Counts, b: Counts): Counts => ({
  passed: a.passed + b.passed,
  failed: a.failed + b.failed,
  skipped: a.skipped + b.skipped,
  triedAgain: [...a.triedAgain, ...b.triedAgain],
  failures: [...a.failures, ...b.failures],
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

type Assertion = VitestReport['testResults'][number]['assertionResults'][number]

const namesOf = ({ testResults }: VitestReport, isMeant: (assertion: Assertion) => boolean): string[] =>
  testResults.flatMap(({ name, assertionResults }) =>
    assertionResults.filter(isMeant).map(({ fullName }) => `${fullName} (${relative(process.cwd(), name)})`),
  )

/** A test that passed and has a failure to tell of failed at its first try. */
const passedAgain = ({ status, failureMessages }: Assertion) =>
  status === 'passed' && (failureMessages?.length ?? 0) > 0

export function vitestCounts(report: VitestReport): Counts {
  const triedAgain = namesOf(report, passedAgain)
  return {
    passed: report.numPassedTests - triedAgain.length,
    failed: report.numFailedTests,
    skipped: report.numPendingTests + report.numTodoTests,
    triedAgain,
    failures: namesOf(report, ({ status }) => status === 'failed'),
  }
}

type Spec = { title: string; file: string; tests: { projectName: string; status: string }[] }
type Suite = { specs?: Spec[]; suites?: Suite[] }
type PlaywrightReport = {
  stats: { expected: number; unexpected: number; flaky: number; skipped: number }
  suites: Suite[]
}

const specsOf = ({ specs = [], suites = [] }: Suite): Spec[] => [...specs, ...suites.flatMap(specsOf)]

const journeysOf = (suites: Suite[], wanted: string): string[] =>
  suites
    .flatMap(specsOf)
    .flatMap(({ title, file, tests }) =>
      tests.filter(({ status }) => status === wanted).map(({ projectName }) => `${title} (${file}, ${projectName})`),
    )

/** A noisy machine may spoil a test once. It is tried again, and named, because it may also be a fault of ours. */
export const playwrightCounts = ({ stats, suites }: PlaywrightReport): Counts => ({
  passed: stats.expected,
  failed: stats.unexpected,
  skipped: stats.skipped,
  triedAgain: journeysOf(suites, 'flaky'),
  failures: journeysOf(suites, 'unexpected'),
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
export const closingLines = ({ passed, failed, triedAgain, failures }: Counts, isGreen: boolean): string[] => [
  ...failures.map((test) => `failed: ${test}`),
  ...triedAgain.map((test) => `passed only when tried again: ${test}`),
  [
    `${passed} passed`,
    ...(triedAgain.length > 0 ? [`${triedAgain.length} only when tried again`] : []),
    `${isGreen ? failed : Math.max(failed, 1)} failed`,
  ].join(', '),
]
