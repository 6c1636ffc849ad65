import { spawn } from 'node:child_process'
import { fileURLToPath } from 'node:url'

export const projectRoot = fileURLToPath(new URL('..', import.meta.url))

/** The Node that the lock file names, whatever this machine has. */
export const ownNode = fileURLToPath(new URL('../node_modules/.bin/node', import.meta.url))

export type Program = { script: string; args?: string[]; cwd?: string; env?: Record<string, string> }

/** Runs a script of this project under its own Node, shows what it prints, and answers whether it succeeded. */
export function succeeds({ script, args = [], cwd = '.', env = {} }: Program): Promise<boolean> {
  const child = spawn(ownNode, [`${projectRoot}${script}`, ...args], {
    cwd: `${projectRoot}${cwd}`,
    env: { ...process.env, ...env },
    // Nothing here may wait for somebody to type.
    stdio: ['ignore', 'inherit', 'inherit'],
  })
  return new Promise((resolve, reject) => {
    child.on('error', reject)
    child.on('exit', (code) => resolve(code === 0))
  })
}

export const inSeconds = (ms: number) => `${(ms / 1000).toFixed(1)} s`
