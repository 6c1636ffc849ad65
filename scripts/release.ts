import { execFileSync } from 'node:child_process'
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { describeFailure, StartError } from '../apps/server/src/failures.ts'
import { root } from './app-build.ts'
import { buildStale } from './build-apps.ts'
import { folderSize, layOut, writeAbout } from './release/layout.ts'
import { notices } from './release/notices.ts'
import { readLock, shipped } from './release/packages.ts'

/** What the release may take on a disk. */
const mostMegabytes = 250

const said = (program: string, ...args: string[]) =>
  execFileSync(program, args, { cwd: root, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }).trim()

const commitOf = () => {
  try {
    return said('git', 'rev-parse', '--short=12', 'HEAD')
  } catch {
    return 'unknown'
  }
}

/** What is in it, as CycloneDX: made by npm from the lock file, without the time and the number that change each time. */
const partsList = () => {
  const list = JSON.parse(said('npm', 'sbom', '--sbom-format=cyclonedx', '--omit=dev', '--package-lock-only')) as {
    serialNumber?: string
    metadata: { timestamp?: string }
  }
  delete list.serialNumber
  delete list.metadata.timestamp
  return list
}

/** `npm run release [FOLDER]`: one archive with everything built, for machines like this one. */
async function release(into = join(root, 'build')): Promise<void> {
  await buildStale(console.log)
  const { version } = JSON.parse(await readFile(join(root, 'package.json'), 'utf8')) as { version: string }
  const name = `northlight-${version}-${process.platform}-${process.arch}`
  const target = join(into, name)
  const lock = readLock(root)
  await layOut({ root, target }, lock)
  await writeAbout(target, { version, commit: commitOf(), node: process.version })
  await writeFile(join(target, 'THIRD-PARTY-NOTICES.txt'), notices(lock, shipped(lock, root), root))
  await writeFile(join(target, 'sbom.cdx.json'), `${JSON.stringify(partsList(), null, 1)}\n`)
  const megabytes = (await folderSize(target)) / 1e6
  if (megabytes > mostMegabytes)
    throw new StartError(`The release has ${megabytes.toFixed(0)} MB; ${mostMegabytes} MB are allowed.`)
  const archive = `${target}.tar.gz`
  execFileSync('tar', ['--create', '--gzip', '--file', archive, '--directory', into, name])
  console.log(`${archive}: ${megabytes.toFixed(0)} MB unpacked.`)
}

try {
  await release(process.argv[2])
} catch (error) {
  console.error(describeFailure(error))
  process.exit(1)
}
