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

export const root = fileURLToPath(new URL('..', import.meta.url))

/** An app that is built before it runs. */
export type AppBuild = {
  /** As a sentence names it: `The site could not be built`. */
  name: string
  folder: string
  /** Everything the build is made of. Times of files lie after a clone or a copy, so the content decides. */
  sources: string[]
  /** The bundler and its arguments, from the root. */
  command: [script: string, ...args: string[]]
  /** Where the files that browsers fetch lie, below the build; nothing for what never runs in one. */
  served?: string
  /** What is wrong with the files that browsers fetch, once they are compressed; a sentence each. */
  check?: (served: string) => Promise<string[]>
}

const ignored = /(?:^|\/)(?:build|node_modules|\.react-router|\.cache)(?:\/|$)|\.test\.tsx?$/
const outputOf = ({ folder }: AppBuild) => join(root, folder, 'build')
const stampFileOf = (app: AppBuild) => join(outputOf(app), '.stamp')

async function filesBelow(folder: string): Promise<string[]> {
  if (!existsSync(folder)) return []
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .filter((path) => !ignored.test(relative(root, path)))
    .sort()
}

async function sourceStamp({ sources }: AppBuild): Promise<string> {
  const hash = createHash('sha256').update(process.version)
  const folders = await Promise.all(sources.map((folder) => filesBelow(join(root, folder))))
  const lock = join(root, 'package-lock.json')
  for (const path of [...folders.flat(), ...(existsSync(lock) ? [lock] : [])]) {
    hash.update(`\0${relative(root, path)}\0`).update(await readFile(path))
  }
  return hash.digest('hex')
}

/** The same sources give the same id on every machine, so several servers of one release agree. */
const buildIdOf = (stamp: string): string => stamp.slice(0, 16)

export const isBuilt = (app: AppBuild): boolean => existsSync(stampFileOf(app))

/** Builds it unless that was done from these very sources; says so before. */
export async function buildIfStale(app: AppBuild, sayBefore: () => void): Promise<void> {
  const [stamp, made] = await Promise.all([sourceStamp(app), readFile(stampFileOf(app), 'utf8').catch(() => '')])
  if (made.trim() === stamp) return
  sayBefore()
  await build(app, stamp)
}

/** Builds in a process of its own, so that the server does not keep the bundler's memory. */
export async function build(app: AppBuild, known?: string): Promise<void> {
  const stamp = known ?? (await sourceStamp(app))
  // Gone first: a build that is interrupted must not look finished.
  await rm(stampFileOf(app), { force: true })
  const [script, ...args] = app.command
  const status = await run([join(root, script), ...args], join(root, app.folder), buildIdOf(stamp))
  if (status !== 0) throw new StartError(`The ${app.name} could not be built; the lines above say why.`)
  if (app.served) await prepareServed(app, join(outputOf(app), app.served))
  await writeFile(stampFileOf(app), `${stamp}\n`)
}

async function prepareServed({ name, check }: AppBuild, served: string): Promise<void> {
  await compressAssets(served)
  const problems = (await check?.(served)) ?? []
  if (problems.length > 0) throw new StartError(`The ${name} cannot be used as it is:\n${problems.join('\n')}`)
}

const run = (args: string[], cwd: string, buildId: string): Promise<number> =>
  new Promise((resolve, reject) => {
    const env = { ...process.env, NODE_ENV: 'production', SITE_BUILD_ID: buildId }
    const child = spawn(process.execPath, args, { cwd, env, stdio: ['ignore', 'pipe', 'pipe'] })
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
