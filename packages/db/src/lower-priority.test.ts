import { execFile } from 'node:child_process'
import { getPriority } from 'node:os'
import { promisify } from 'node:util'
import { expect, test } from 'vitest'

const run = promisify(execFile)

test.each([0, 12])('started with nice %i, asked for 5, it is never raised', async (nice) => {
  const script = `import { getPriority, setPriority } from 'node:os'
    import { lowerPriority } from ${JSON.stringify(import.meta.resolve('./lower-priority.ts'))}
    if (getPriority() < ${nice}) setPriority(${nice})
    lowerPriority(5)
    console.log(getPriority())`
  const { stdout } = await run(process.execPath, ['--input-type=module', '--eval', script])
  expect(stdout.trim()).toBe(String(Math.max(getPriority(), nice, 5)))
})
