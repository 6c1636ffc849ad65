import { checkAddresses } from './check-addresses.ts'
import { checkImports } from './check-imports.ts'
import { checkWords } from './check-words.ts'
import { inSeconds, type Program, projectRoot, succeeds } from './run-step.ts'

const tsc = 'node_modules/typescript/bin/tsc'
/** Several checkers would each work out the same types; instead two programs run side by side. */
const alone = ['--checkers', '1']
/** The largest program takes 2.7 GB instead of 2, and nobody looks for garbage before 3: a quarter of its time. */
const roomy = { GOGC: 'off', GOMEMLIMIT: '3GiB' }

/** What was found is stored for the next run: after a change only what depends on it is worked out again. */
const storedIn = (name: string) => [
  '--incremental',
  '--tsBuildInfoFile',
  `${projectRoot}node_modules/.cache/types/${name}.tsbuildinfo`,
]

const typesOf = (says: string, project: string, name: string) => ({
  says: `Types of ${says}`,
  script: tsc,
  args: ['--project', project, ...alone, ...storedIn(name)],
  env: roomy,
})

/** The longest of all: it runs beside the others. */
const serverTypes = typesOf('the server, the packages and the scripts', 'tsconfig.json', 'server')

const programs: ({ says: string } & Program)[] = [
  {
    says: 'Style and lint (Biome)',
    script: 'node_modules/@biomejs/biome/bin/biome',
    args: ['check', '--error-on-warnings', '--max-diagnostics=50', '.'],
  },
  {
    says: 'Route types of the site',
    script: 'node_modules/@react-router/dev/bin.cjs',
    args: ['typegen'],
    cwd: 'apps/site',
  },
  // What knows a browser is one program: site and office use the same contract, components and libraries.
  typesOf('the site, the office and what they share', 'tsconfig.browser.json', 'browser'),
  typesOf('the worker of the site', 'apps/site/worker', 'worker'),
  typesOf('the journeys', 'e2e', 'journeys'),
]

function isClean({ files, problems }: { files: number; problems: string[] }) {
  for (const problem of problems) console.error(problem)
  console.log(`${files} files read, ${problems.length} broken rules`)
  // A check that finds nothing to read has not checked anything.
  return files > 0 && problems.length === 0
}

type Check = { says: string; run: () => Promise<boolean> }

const byProgram = (program: { says: string } & Program): Check => ({
  says: program.says,
  run: () => succeeds(program),
})

const failed: string[] = []

async function inTurn(checks: Check[]) {
  for (const { says, run } of checks) {
    const start = performance.now()
    console.log(`${says} …`)
    if (!(await run())) failed.push(says)
    console.log(`${failed.includes(says) ? '✘' : '✔'} ${says}: ${inSeconds(performance.now() - start)}`)
  }
}

await Promise.all([
  inTurn([byProgram(serverTypes)]),
  inTurn([
    ...programs.map(byProgram),
    { says: 'Import directions', run: async () => isClean(checkImports()) },
    { says: 'Addresses of our pages', run: async () => isClean(checkAddresses()) },
    { says: 'Retired words', run: async () => isClean(checkWords()) },
  ]),
])
if (failed.length > 0) {
  console.error(`\nNot right yet: ${failed.join(', ')}.`)
  process.exitCode = 1
}
