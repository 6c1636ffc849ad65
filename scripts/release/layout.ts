import { existsSync } from 'node:fs'
import { chmod, copyFile, cp, mkdir, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { dirname, join, relative } from 'node:path'
import { closureOf, isNeeded, type Lock, loaded } from './packages.ts'

type Place = { root: string; target: string }

const copyFolder = async ({ root, target }: Place, folder: string, wanted: (path: string) => boolean = () => true) => {
  const from = join(root, folder)
  for (const entry of await readdir(from, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile()) continue
    const path = relative(from, join(entry.parentPath, entry.name))
    if (!wanted(path)) continue
    const to = join(target, folder, path)
    await mkdir(dirname(to), { recursive: true })
    await copyFile(join(from, path), to)
  }
}

/** The bundle that `main.mjs` and the others are made of now; beside it lie files of the one before. */
async function bundleFiles(folder: string): Promise<Set<string>> {
  const entries = (await readdir(folder)).filter((name) => name.endsWith('.mjs') && !/-[\w-]{8}\.mjs$/.test(name))
  const files = new Set<string>()
  for (const waiting = [...entries]; waiting.length > 0; ) {
    const name = waiting.pop() as string
    if (files.has(name) || !existsSync(join(folder, name))) continue
    files.add(name)
    const text = await readFile(join(folder, name), 'utf8')
    for (const [, next = ''] of text.matchAll(/["']\.\/([\w.-]+\.mjs)["']/g)) waiting.push(next)
  }
  return files
}

const isFont = (path: string) => /\.ttf$|^LICENSE/i.test(path)

/** Of the many weights of a font the few that documents are set in. */
async function copyFonts(place: Place): Promise<void> {
  const text = await readFile(join(place.root, 'packages/documents/src/fonts.ts'), 'utf8')
  for (const [, file = ''] of text.matchAll(/file\('([\w./-]+\.ttf)'\)/g)) {
    const folder = file.split('/')[0] ?? ''
    const inside = file.slice(folder.length + 1)
    await copyFolder(
      place,
      `node_modules/@expo-google-fonts/${folder}`,
      (path) => path === 'package.json' || (isFont(path) && (path === inside || !path.includes('/'))),
    )
  }
}

const nameOf = (path: string) => path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length)

/** Where in node_modules the package for this platform has the Node that the lock file names. */
const ownNode = (root: string) => join(root, 'node_modules/.bin/node')

/** Lays out everything that runs, below `target`, which is made anew. */
export async function layOut(place: Place, lock: Lock): Promise<void> {
  const { root, target } = place
  await rm(target, { recursive: true, force: true })
  await mkdir(join(target, 'bin'), { recursive: true })
  await copyFile(ownNode(root), join(target, 'bin/node'))
  await copyFile(join(root, 'scripts/release/northlight.sh'), join(target, 'bin/northlight'))
  await Promise.all(['node', 'northlight'].map((name) => chmod(join(target, 'bin', name), 0o755)))
  const bundle = await bundleFiles(join(root, 'apps/server/build'))
  await copyFolder(place, 'apps/server/build', (path) => bundle.has(path))
  await copyFolder(place, 'apps/site/build', (path) => path !== '.stamp')
  await copyFolder(place, 'apps/office/build', (path) => path !== '.stamp')
  await copyFolder(place, 'packages/demo/content')
  for (const folder of closureOf(lock, loaded, root))
    await copyFolder(place, folder, (path) => !/^node_modules\//.test(path) && isNeeded(nameOf(folder), path))
  await copyFonts(place)
  await copyFolder(place, 'deploy')
  for (const file of ['CHANGELOG.md', 'LICENSE', 'docs/operations.md', '.env.example'])
    await cp(join(root, file), join(target, file))
  await chmod(join(target, 'deploy/install.sh'), 0o755)
}

/** What `northlight version` reads. */
export async function writeAbout(target: string, about: { version: string; commit: string; node: string }) {
  const { version } = about
  await writeFile(
    join(target, 'package.json'),
    `${JSON.stringify({ name: 'northlight', version, private: true, type: 'module' }, null, 2)}\n`,
  )
  await writeFile(join(target, 'release.json'), `${JSON.stringify(about, null, 2)}\n`)
}

export async function folderSize(folder: string): Promise<number> {
  let bytes = 0
  for (const entry of await readdir(folder, { recursive: true, withFileTypes: true }))
    if (entry.isFile()) bytes += (await stat(join(entry.parentPath, entry.name))).size
  return bytes
}
