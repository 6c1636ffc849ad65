import { existsSync, globSync } from 'node:fs'
import { dirname } from 'node:path'
import { checkImports } from './check-imports.ts'
import { inSeconds, type Program, projectRoot, succeeds } from './run-step.ts'

const tsc = 'node_modules/typescript/bin/tsc'

const programs: ({ says: string } & Program)[] = [
  {
    says: 'Style and lint (Biome)',
    script: 'node_modules/@biomejs/biome/bin/biome',
    args: ['check', '--error-on-warnings', '--max-diagnostics=50', '.'],
  },
  { says: 'Types of the server, the packages and the scripts', script: tsc, args: ['--project', 'tsconfig.json'] },
  ...inBrowser().flatMap((app) => [
    ...(existsSync(`${projectRoot}${app}/react-router.config.ts`)
      ? [
          {
            says: `Route types of ${app}`,
            script: 'node_modules/@react-router/dev/bin.cjs',
            args: ['typegen'],
            cwd: app,
          },
        ]
      : []),
    { says: `Types of ${app}`, script: tsc, args: ['--project', '.'], cwd: app },
  ]),
]

/** Folders with a TypeScript project of their own, because their code knows a browser, or a worker in one. */
function inBrowser() {
  return globSync('{apps/*,apps/site/worker,e2e,packages/ui}/tsconfig.json', { cwd: projectRoot }).map(dirname).sort()
}

function importsAreRight() {
  const { files, problems } = checkImports()
  for (const problem of problems) console.error(problem)
  console.log(`${files} files read, ${problems.length} broken rules`)
  return problems.length === 0
}

const checks = [
  ...programs.map((program) => ({ says: program.says, run: () => succeeds(program) })),
  { says: 'Import directions', run: async () => importsAreRight() },
]

const failed: string[] = []
for (const { says, run } of checks) {
  const start = performance.now()
  console.log(`\n${says} …`)
  if (!(await run())) failed.push(says)
  console.log(`${failed.includes(says) ? '✘' : '✔'} ${says}: ${inSeconds(performance.now() - start)}`)
}
if (failed.length > 0) {
  console.error(`\nNot right yet: ${failed.join(', ')}.`)
  process.exitCode = 1
}
