import { execFile } from 'node:child_process'
import { arch, availableParallelism, cpus, platform } from 'node:os'
import { basename } from 'node:path'
import { promisify } from 'node:util'
import type { Chromium } from '../scripts/chromium.ts'
import { type Table, tableText } from './table.ts'

const run = promisify(execFile)

const heading = `# Measured
Made by \`npm run bench\`. Each part stands here as it was measured last; the line below it says when, of which commit and on which machine.
`

const titleOf = (part: string) => /^## (.*)/.exec(part)?.[1]

/** The parts of the file, each from its heading to the next. */
const partsOf = (text: string): string[] => text.split(/^(?=## )/m).filter((part) => part.startsWith('## '))

/** The file with new tables in the place of those of the same name. Whatever was not measured stays as it stood. */
export function withTables(text: string, tables: Table[], stamp: string): string {
  const made = Map.groupBy(tables, ({ title }) => title)
  const write = (title: string) => (made.get(title) ?? []).map((table) => `${tableText(table)}\n${stamp}\n`)
  const known = new Set<string>()
  const parts = partsOf(text).flatMap((part) => {
    const title = titleOf(part) ?? ''
    if (!made.has(title)) return [`${part.trimEnd()}\n`]
    // Some stand there once for each engine.
    if (known.has(title)) return []
    known.add(title)
    return write(title)
  })
  const others = [...made.keys()].filter((title) => !known.has(title)).flatMap(write)
  return [heading, ...parts, ...others].join('\n')
}

/** By its file's name too: with windows the same engine shares a small machine with them, and its pages are slower. */
async function nameOf({ path, env }: Chromium): Promise<string> {
  const { stdout } = await run(path, ['--version'], { env: { ...process.env, ...env } })
  return `${stdout.trim()} (${basename(path)})`
}

/** When, what, where and in which browser. What is not committed yet is said, too: nobody else could measure it. */
export async function measuredNow(browser?: Chromium): Promise<string> {
  const git = (...args: string[]) => run('git', args).then(({ stdout }) => stdout.trim())
  const commit = await git('rev-parse', '--short', 'HEAD').catch(() => 'no commit')
  const isChanged = await git('status', '--porcelain', '--', ':!bench/results.md').then(Boolean, () => false)
  const machine = `${availableParallelism()} × ${cpus()[0]?.model.trim() || arch()}, ${platform()} ${arch()}, Node ${process.version}${browser ? `, ${await nameOf(browser)}` : ''}`
  return `Measured ${new Date().toISOString().slice(0, 16).replace('T', ' ')} UTC, ${commit}${isChanged ? ' with changes' : ''}, ${machine}.`
}
