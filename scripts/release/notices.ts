import { readdirSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import type { Lock } from './packages.ts'

const isLicence = (name: string) => /^(?:licen[cs]e|copying|notice|ofl)/i.test(name)

/** Beside the licences of packages: what comes inside of one and has a licence of its own. */
const inside = `libvips, glib and the other libraries inside @img/sharp-libvips are loaded as shared libraries under the
GNU Lesser General Public License; their sources and terms: https://github.com/lovell/sharp-libvips
Node.js and what it contains: the file LICENSE beside bin/node, or https://github.com/nodejs/node/blob/main/LICENSE`

const nameOf = (path: string) => path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length)

const textsIn = (folder: string): string[] =>
  readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isFile() && isLicence(entry.name))
    .map((entry) => `[${basename(entry.name)}]\n${readFileSync(join(folder, entry.name), 'utf8').trim()}`)

/** The licence of every package whose code is in the release, with its text where the package brings one. */
export function notices(lock: Lock, folders: string[], root: string): string {
  const parts = folders.map((path) => {
    const { version, license } = lock[path] ?? {}
    const head = `${nameOf(path)} ${version ?? ''}: ${license ?? 'see its text'}`
    return [head, ...textsIn(join(root, path))].join('\n\n')
  })
  const line = `\n\n${'-'.repeat(72)}\n\n`
  return `What this release contains of others, and under which terms.${line}${[inside, ...parts].join(line)}\n`
}
