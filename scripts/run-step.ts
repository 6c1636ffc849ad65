import { spawn } from 'node:child_process'
import { setPriority } from 'node:os'
import { fileURLToPath } from 'node:url'

export const projectRoot = fileURLToPath(new URL('..', import.meta.url))

/** The Node that the lock file names, whatever this machine has. */
export const ownNode = fileURLToPath(new URL('../node_modules/.bin/node', import.meta.url))

export type Program = { script: string; args?: string[]; cwd?: string; env?: Record<string, string> }

/** What a program prints while another one has the screen. */
export type Beside = { write(text: Buffer): void }

/** Below everything else: it takes what the others leave of the cores. */
const leastPriority = 19

/**
 * Runs a script of this project under its own Node, shows what it prints, and answers whether it succeeded. Beside
 * something else it goes behind that, and its words are kept for later.
 */
export function succeeds({ script, args = [], cwd = '.', env = {} }: Program, beside?: Beside): Promise<boolean> {
  const output = beside ? 'pipe' : 'inherit'
  const child = spawn(ownNode, [`${projectRoot}${script}`, ...args], {
    cwd: `${projectRoot}${cwd}`,
    env: { ...process.env, ...env },
    // Nothing here may wait for somebody to type.
    stdio: ['ignore', output, output],
  })
  if (beside && child.pid !== undefined) setPriority(child.pid, leastPriority)
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (text: Buffer) => beside?.write(text))
  return new Promise((resolve, reject) => {
    child.on('error', reject)
    child.on('close', (code) => resolve(code === 0))
  })
}

export const inSeconds = (ms: number) => `${(ms / 1000).toFixed(1)} s`
