import { expect, test } from 'vitest'
import { modulesIn } from './modules-in.ts'

test('the modules of a folder come in the order of their names, without its tests', async () => {
  const found = await modulesIn<{ defineMigration?: unknown }>(
    import.meta.url,
    './migrations/{columns,define,change-one-of*}.ts',
  )
  expect(found.map((module) => 'defineMigration' in module)).toEqual([false, false, true])
})
