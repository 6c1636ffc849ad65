// Plain JavaScript, because a Node too old for this project cannot even read the TypeScript that would say so.
import { spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import module from 'node:module'
import { fileURLToPath } from 'node:url'

const [, , name = 'start', ...rest] = process.argv
const target = new URL(`./${name}.ts`, import.meta.url)
const own = fileURLToPath(new URL('../node_modules/.bin/node', import.meta.url))

if (Number(process.versions.node.split('.')[0]) >= 24) {
  // Keeps the stripped and compiled code between starts: faster, and without the compiler in memory.
  module.enableCompileCache(fileURLToPath(new URL('../node_modules/.cache/compiled', import.meta.url)))
  process.argv.splice(1, 2, fileURLToPath(target))
  await import(target.href)
} else if (existsSync(own)) {
  const child = spawn(own, [fileURLToPath(target), ...rest], { stdio: 'inherit' })
  for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => child.kill(signal))
  child.on('exit', (code, signal) => process.exit(code ?? (signal ? 1 : 0)))
} else {
  console.error(`This needs Node 24 or newer, and found ${process.version}. Run "npm ci": it brings the right one.`)
  process.exit(1)
}
