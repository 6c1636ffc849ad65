import { existsSync, rmSync } from 'node:fs'
import { chmod, mkdtemp, readFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buildStale } from './build-apps.ts'
import { fillDemo } from './fill-demo.ts'
import { memoryFolder } from './memory-folder.ts'
import { inSeconds, ownNode, succeeds } from './run-step.ts'
import { add, type Counts, closingLines, complaint, none, playwrightCounts, vitestCounts } from './test-results.ts'

type Step = { name: string; says: string; run: (report: string) => Promise<boolean>; count?: (report: never) => Counts }

const vitest =
  (...projects: string[]) =>
  (report: string) =>
    succeeds({
      script: 'node_modules/vitest/vitest.mjs',
      args: [
        'run',
        ...projects.map((name) => `--project=${name}`),
        '--reporter=default',
        '--reporter=json',
        `--outputFile.json=${report}`,
      ],
    })

const steps: Step[] = [
  { name: 'check', says: 'types, style and import directions', run: () => succeeds({ script: 'scripts/check.ts' }) },
  { name: 'unit', says: 'unit tests', run: vitest('unit', 'apart'), count: vitestCounts },
  { name: 'sqlite', says: 'database and API on SQLite', run: vitest('sqlite'), count: vitestCounts },
  { name: 'postgres', says: 'database and API on PostgreSQL', run: vitest('postgres'), count: vitestCounts },
  { name: 'build', says: 'build of the site, and its demo', run: buildIfStale },
  {
    name: 'browser',
    says: 'journeys in a real browser',
    run: (report) =>
      succeeds({
        script: 'node_modules/@playwright/test/cli.js',
        args: ['test', '--reporter=list,json'],
        cwd: 'e2e',
        env: { PLAYWRIGHT_JSON_OUTPUT_NAME: report },
      }),
    count: playwrightCounts,
  },
]

/** The demo that the journeys visit is filled meanwhile: neither keeps two cores busy. */
async function buildIfStale() {
  process.env.E2E_FILLED_DIR = join(folder, 'demo')
  await Promise.all([buildStale(console.log), fillDemo(process.env.E2E_FILLED_DIR)])
  return true
}

/** All steps, or the named ones; the browser always gets a fresh build. */
function chosen(names: string[]) {
  const unknown = names.filter((name) => !steps.some((step) => step.name === name))
  if (unknown.length > 0) {
    throw new Error(`There is no step ${unknown.join(', ')}. Steps: ${steps.map(({ name }) => name).join(', ')}.`)
  }
  if (names.length === 0) return steps
  const wanted = names.includes('browser') ? [...names, 'build'] : names
  return steps.filter(({ name }) => wanted.includes(name))
}

/** Runs one step and says what is wrong with it, if anything. */
async function take({ name, run, count }: Step, folder: string) {
  const report = join(folder, `${name}.json`)
  const isGreen = await run(report).catch((error: Error) => {
    console.error(error.message)
    return false
  })
  const text = count ? await readFile(report, 'utf8').catch(() => null) : null
  const counts = count && text ? count(JSON.parse(text) as never) : null
  if (isGreen && count && !counts) return { counts: none, problem: 'it left no report' }
  return { counts: counts ?? none, problem: complaint(isGreen, counts) }
}

async function takeAll(list: Step[], folder: string) {
  let total = none
  for (const [index, step] of list.entries()) {
    console.log(`\n[${index + 1}/${list.length}] ${step.says} …`)
    const start = performance.now()
    const { counts, problem } = await take(step, folder)
    total = add(total, counts)
    const time = inSeconds(performance.now() - start)
    if (problem) {
      console.error(`✘ ${step.says}: ${problem} (${time}). Again with: npm test -- ${step.name}`)
      return { total, isGreen: false }
    }
    console.log(`✔ ${step.says}: ${step.count ? `${counts.passed} passed, ` : ''}${time}`)
  }
  return { total, isGreen: true }
}

// Whatever a step puts into a temporary folder lies in this one, and goes with it, also when the run is broken off.
const folder = await mkdtemp(join(memoryFolder() ?? tmpdir(), 'northlight-test-'))
process.env.TMPDIR = folder
process.on('exit', () => rmSync(folder, { recursive: true, force: true, maxRetries: 5 }))
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.once(signal, () => process.exit(1))
try {
  // Root's PostgreSQL runs as another user, who has to get in here.
  await chmod(folder, 0o755)
  if (!existsSync(ownNode)) throw new Error('The packages are not installed. Run "npm ci" first.')
  const { total, isGreen } = await takeAll(chosen(process.argv.slice(2)), folder)
  console.log(`\n${closingLines(total, isGreen).join('\n')}`)
  process.exitCode = isGreen ? 0 : 1
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}
