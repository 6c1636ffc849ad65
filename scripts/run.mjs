// Keeps the stripped and compiled code between starts: faster, and without the compiler in memory.
import module from 'node:module'
import { fileURLToPath } from 'node:url'

const [, , name = 'start'] = process.argv
const target = new URL(`./${name}.ts`, import.meta.url)

module.enableCompileCache(fileURLToPath(new URL('../node_modules/.cache/compiled', import.meta.url)))
process.argv.splice(1, 2, fileURLToPath(target))
await import(target.href)
