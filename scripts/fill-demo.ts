import { execFile } from 'node:child_process'
import { mkdir } from 'node:fs/promises'
import { promisify } from 'node:util'
import { ownNode, projectRoot } from './run-step.ts'

const run = promisify(execFile)

/** A data folder with the demo institute. Only what is named is set: a developer's own database must never be filled. */
export async function fillDemo(dataDir: string) {
  await mkdir(dataDir, { recursive: true })
  const { PATH, HOME } = process.env
  const NODE_COMPILE_CACHE = `${projectRoot}node_modules/.cache/compiled`
  await run(ownNode, [`${projectRoot}apps/server/build/cli.mjs`, 'seed', '--demo'], {
    // Not where a file .env may lie.
    cwd: dataDir,
    env: { PATH, HOME, NODE_COMPILE_CACHE, DATA_DIR: dataDir },
  })
}
