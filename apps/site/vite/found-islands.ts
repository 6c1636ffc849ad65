import { globSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { Plugin } from 'vite'

const app = fileURLToPath(new URL('../app/', import.meta.url))
const made = /^export const (\w+) = island\(\s*'([\w-]+)'/gm

type Found = { name: string; exported: string; file: string }

/** Each island below this folder of `app/`, with the file and the name it is exported by. */
const islandsIn = (folder: string): Found[] =>
  globSync(`${folder}/**/*.tsx`, { cwd: app })
    .filter((file) => !file.endsWith('.test.tsx'))
    .toSorted()
    .flatMap((file) =>
      [...readFileSync(app + file, 'utf8').matchAll(made)].map(([, exported = '', name = '']) => ({
        name,
        exported,
        file,
      })),
    )

export const allIslands = (): Found[] => [...islandsIn('features'), ...islandsIn('shell')]

const entryOf = ({ name, exported, file }: Found) =>
  `  '${name}': () => import('./${file}').then((part) => part.${exported}.View),`

/**
 * Writes the list of islands that `app/islands.ts` passes on, from the files that make them. Those of header and footer
 * stand in a list of their own, because application pages have them too. A development server that is running does not
 * see a new one: it is started again.
 */
export const foundIslands = (): Plugin => ({
  name: 'site:found-islands',
  enforce: 'pre',
  load: {
    filter: { id: /\/app\/found-islands\.ts(?:\?reading)?$/ },
    handler: () => ({
      code: `export const foundIslands = {\n${islandsIn('features').map(entryOf).join('\n')}\n}`,
      moduleType: 'js',
    }),
  },
})
