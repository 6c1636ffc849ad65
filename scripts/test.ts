import { existsSync, globSync, readFileSync, rmSync } from 'node:fs'
import { chmod, mkdtemp, readFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { memoryFolder } from './memory-folder.ts'
import { type Beside, inSeconds, ownNode, succeeds } from './run-step.ts'
import { takeInTurn } from './take-in-turn.ts'
import { add, type Counts, closingLines, complaint, none, playwrightCounts, vitestCounts } from './test-results.ts'

type Step = {
  name: string
  says: string
  run: (report: string, beside?: Beside) => Promise<boolean>
  count?: (report: never) => Counts
  /** Runs beside the tests, which leave some of the cores idle: each waits now and then for a process or a database. */
  isBeside?: boolean
  /** Runs where it is named; without names another step runs it too. */
  isPartOfAnother?: boolean
}

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

/** Where the demo lies that the journeys visit. */
const demoFolder = () => join(folder, 'demo')

/** What a browser or a caller sees of a whole server with the demo: in all files, or in those named. */
const playwright =
  (files: () => string[] = () => []) =>
  (report: string) =>
    succeeds({
      script: 'node_modules/@playwright/test/cli.js',
      args: ['test', ...files(), '--reporter=list,json,./specification/reporter.ts'],
      cwd: 'e2e',
      env: { PLAYWRIGHT_JSON_OUTPUT_NAME: report, E2E_FILLED_DIR: demoFolder(), WHOLE_SPECIFICATION: '1' },
    })

/** The calls of the product description, and the journeys that show the rest of it. */
const showsSpecification = () => [
  'specification/',
  ...globSync('journeys/**/*.spec.ts', { cwd: 'e2e' }).filter((file) =>
    readFileSync(join('e2e', file), 'utf8').includes('specification/proves.ts'),
  ),
]

const steps: Step[] = [
  {
    name: 'check',
    says: 'types, style and import directions',
    run: (_, beside) => succeeds({ script: 'scripts/check.ts' }, beside),
    isBeside: true,
  },
  { name: 'unit', says: 'unit tests', run: vitest('unit', 'apart', 'alone'), count: vitestCounts },
  { name: 'sqlite', says: 'database and API on SQLite', run: vitest('sqlite'), count: vitestCounts },
  { name: 'postgres', says: 'database and API on PostgreSQL', run: vitest('postgres'), count: vitestCounts },
  {
    name: 'build',
    says: 'build of the site, and its demo',
    run: () => succeeds({ script: 'scripts/build-for-tests.ts', args: [demoFolder()] }),
  },
  {
    name: 'release',
    says: 'the release, unpacked where nobody may write, serves pages',
    run: () => succeeds({ script: 'scripts/check-release.ts', args: [demoFolder()] }),
  },
  { name: 'browser', says: 'journeys in a real browser', run: playwright(), count: playwrightCounts },
  {
    name: 'specification',
    says: 'the product description, line by line',
    run: playwright(showsSpecification),
    count: playwrightCounts,
    isPartOfAnother: true,
  },
]

/** All steps, or the named ones; the browser always gets a fresh build. */
function chosen(names: string[]) {
  const unknown = names.filter((name) => !steps.some((step) => step.name === name))
  if (unknown.length > 0) {
    throw new Error(`There is no step ${unknown.join(', ')}. Steps: ${steps.map(({ name }) => name).join(', ')}.`)
  }
  if (names.length === 0) return steps.filter(({ isPartOfAnother }) => !isPartOfAnother)
  const wanted = names.some((name) => name === 'browser' || name === 'release' || name === 'specification')
    ? [...names, 'build']
    : names
  return steps.filter(({ name }) => wanted.includes(name))
}

type Result = { counts: Counts; problem: string | null; time: string }

/** Runs one step and says what is wrong with it, if anything. */
async function take({ name, run, count }: Step, beside?: Beside): Promise<Result> {
  const start = performance.now()
  const report = join(folder, `${name}.json`)
  const isGreen = await run(report, beside).catch((error: Error) => {
    console.error(error.message)
    return false
  })
  const time = inSeconds(performance.now() - start)
  const text = count ? await readFile(report, 'utf8').catch(() => null) : null
  const counts = count && text ? count(JSON.parse(text) as never) : null
  if (isGreen && count && !counts) return { counts: none, problem: 'it left no report', time }
  return { counts: counts ?? none, problem: complaint(isGreen, counts), time }
}

async function takeAll(list: Step[]) {
  let total = none
  const isGreen = await takeInTurn<Step, Result>(list, {
    begin: (step) => console.log(`\n[${list.indexOf(step) + 1}/${list.length}] ${step.says} …`),
    run: take,
    end: ({ name, says, count }, { counts, problem, time }, words) => {
      process.stdout.write(words)
      total = add(total, counts)
      if (problem) console.error(`✘ ${says}: ${problem} (${time}). Again with: npm test -- ${name}`)
      else console.log(`✔ ${says}: ${count ? `${counts.passed} passed, ` : ''}${time}`)
    },
    isGood: ({ problem }) => problem === null,
  })
  return { total, isGreen }
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
  const { total, isGreen } = await takeAll(chosen(process.argv.slice(2)))
  console.log(`\n${closingLines(total, isGreen).join('\n')}`)
  process.exitCode = isGreen ? 0 : 1
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}
