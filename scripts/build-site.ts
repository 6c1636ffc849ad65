import { spawn } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { availableParallelism } from 'node:os'
import { join, relative } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { brotliCompress, gzip } from 'node:zlib'
import { StartError } from '../apps/server/src/failures.ts'

const root = fileURLToPath(new URL('..', import.meta.url))
const site = join(root, 'apps/site')
const output = join(site, 'build')
const stampFile = join(output, '.stamp')

/** Everything the built site is made of. Times of files lie after a clone or a copy, so the content decides. */
const sources = ['apps/site', 'packages/contract/src', 'packages/exam/src', 'packages/ui/src']
const ignored = /(?:^|\/)(?:build|node_modules|\.react-router|\.cache)(?:\/|$)|\.test\.tsx?$/

async function filesBelow(folder: string): Promise<string[]> {
  if (!existsSync(folder)) return []
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .filter((path) => !ignored.test(relative(root, path)))
    .sort()
}

export async function sourceStamp(): Promise<string> {
  const hash = createHash('sha256').update(process.version)
  const folders = await Promise.all(sources.map((folder) => filesBelow(join(root, folder))))
  const lock = join(root, 'package-lock.json')
  for (const path of [...folders.flat(), ...(existsSync(lock) ? [lock] : [])]) {
    hash.update(`\0${relative(root, path)}\0`).update(await readFile(path))
  }
  return hash.digest('hex')
}

/** The same sources give the same id on every machine, so several servers of one release agree. */
export const buildIdOf = (stamp: string): string => stamp.slice(0, 16)

export async function isSiteStale(): Promise<boolean> {
  const made = await readFile(stampFile, 'utf8').catch(() => '')
  return made.trim() !== (await sourceStamp())
}

/** Builds the site in a process of its own, so that the server does not keep the bundler's memory. */
export async function buildSite(): Promise<void> {
  const stamp = await sourceStamp()
  // Gone first: a build that is interrupted must not look finished.
  await rm(stampFile, { force: true })
  const bin = join(root, 'node_modules/@react-router/dev/bin.cjs')
  const status = await run(process.execPath, [bin, 'build'], site, buildIdOf(stamp))
  if (status !== 0) throw new StartError('The site could not be built; the lines above say why.')
  await compressAssets(join(output, 'client'))
  await writeFile(stampFile, `${stamp}\n`)
}

const run = (command: string, args: string[], cwd: string, buildId: string): Promise<number> =>
  new Promise((resolve, reject) => {
    const env = { ...process.env, NODE_ENV: 'production', SITE_BUILD_ID: buildId }
    const child = spawn(command, args, { cwd, env, stdio: ['ignore', 'pipe', 'pipe'] })
    const lines: Buffer[] = []
    child.stdout.on('data', (chunk: Buffer) => lines.push(chunk))
    child.stderr.on('data', (chunk: Buffer) => lines.push(chunk))
    child.on('error', reject)
    child.on('exit', (code) => {
      // A bundler has much to say when all is well; it is only worth reading when it is not.
      if (code !== 0) process.stderr.write(Buffer.concat(lines))
      resolve(code ?? 1)
    })
  })

const worthCompressing = /\.(?:js|mjs|css|html|svg|json|map|txt|xml|ico|webmanifest)$/

/** Compressed once here with the best settings, never while a visitor waits. */
async function compressAssets(folder: string): Promise<void> {
  const waiting = (await readdir(folder, { recursive: true, withFileTypes: true }))
    .filter((entry) => entry.isFile() && worthCompressing.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name))
  const worker = async () => {
    for (let file = waiting.pop(); file; file = waiting.pop()) {
      const bytes = await readFile(file)
      if (bytes.length < 150) continue
      const [br, gz] = await Promise.all([promisify(brotliCompress)(bytes), promisify(gzip)(bytes, { level: 9 })])
      await Promise.all([writeFile(`${file}.br`, br), writeFile(`${file}.gz`, gz)])
    }
  }
  await Promise.all(Array.from({ length: availableParallelism() }, worker))
}
