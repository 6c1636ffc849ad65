import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const { scripts } = JSON.parse(readFileSync(new URL('../package.json', import.meta.url), 'utf8')) as {
  scripts: Record<string, string>
}

// Biome is a program of its own; everything else needs the project's Node, and on a bare Debian a library for it.
test.each(Object.entries(scripts).filter(([name]) => name !== 'format'))(
  'npm run %s works on a bare machine',
  (name, command) => {
    expect(command).toBe(`sh scripts/run.sh ${name}`)
  },
)
