import { globSync } from 'node:fs'
import { dirname } from 'node:path'
import type { Plugin } from 'rolldown'

const asked = /await modulesIn(<.+>)?\(import\.meta\.url, '([^']+)'\)/g

/** Builds in what `modulesIn` of packages/db finds when it runs from the sources: the same files, in the same order. */
export const folderModules = (): Plugin => ({
  name: 'modules-of-folders-are-built-in',
  transform: {
    filter: { code: 'await modulesIn' },
    handler(code, source) {
      const imports: string[] = []
      const built = code.replace(asked, (_, _type, pattern: string) => {
        const names = globSync(pattern, { cwd: dirname(source) }).filter((name) => !name.endsWith('.test.ts'))
        const modules = names.toSorted().map((name) => {
          imports.push(`import * as found${imports.length} from ${JSON.stringify(`./${name}`)}`)
          return `found${imports.length - 1}`
        })
        return `[${modules.join(', ')}]`
      })
      if (imports.length === 0)
        this.error(`${source} calls modulesIn otherwise than with import.meta.url and a pattern.`)
      return `${imports.join('\n')}\n${built}`
    },
  },
})
