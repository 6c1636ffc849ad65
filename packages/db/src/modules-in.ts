import { globSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

/**
 * The modules of a folder that match a pattern, in the order of their names: one more file is one more of them, without a
 * line in a list. It is called as `modulesIn(import.meta.url, './forms/*.ts')` with a text that is written out, because
 * the bundle of the server has the same files built in (`apps/server/bundle/folder-modules.ts`).
 */
export const modulesIn = async <Module extends object>(caller: string, pattern: string): Promise<Module[]> => {
  const names = globSync(pattern, { cwd: fileURLToPath(new URL('.', caller)) }).filter((name) => !isTest(name))
  return Promise.all(names.toSorted().map((name) => import(new URL(name, caller).href)))
}

const isTest = (name: string) => name.endsWith('.test.ts')
