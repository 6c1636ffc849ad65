import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const root = new URL('../', import.meta.url).pathname

/** What a program looks for by the name of the file or of the export. */
const isFoundByName = (file: string) =>
  /\/migrations\/|\/enquiries\/forms\/|^apps\/site\/app\/routes\/|^apps\/office\/app\/screens\/|^packages\/ui\/src\/kit\/icons\.ts$/.test(
    file,
  )

const isCode = (line: string) => !/^\s*(?:\/\/|\/?\*)/.test(line)

type Source = { file: string; text: string }

/** What a file exports and no line of code names besides the one that declares it. */
const unusedIn = (sources: Source[]): string[] => {
  const uses = new Map<string, number>()
  for (const { text } of sources)
    for (const line of text.split('\n').filter(isCode))
      for (const [word] of line.matchAll(/[\p{L}_$][\p{L}\p{N}_$]*/gu)) uses.set(word, (uses.get(word) ?? 0) + 1)
  return sources.flatMap(({ file, text }) => {
    const names = text.matchAll(/^export (?:async )?(?:const|function\*?|class|type) ([\p{L}_$][\p{L}\p{N}_$]*)/gmu)
    const unused = [...names].flatMap(([, name = '']) => (uses.get(name) === 1 ? [`${file} ${name}`] : []))
    return isFoundByName(file) ? [] : unused
  })
}

test('whatever is exported is used somewhere', () => {
  const files = globSync('{apps,packages,e2e,bench,scripts}/**/*.{ts,tsx}', {
    cwd: root,
    exclude: (path) => /(?:^|\/)(?:node_modules|build|\.react-router)$/.test(path),
  })
  expect(files.length).toBeGreaterThan(3000)
  expect(unusedIn(files.map((file) => ({ file, text: readFileSync(root + file, 'utf8') })))).toEqual([])
})

test('a name that stands in a comment alone, or only where it is declared, is found', () => {
  const sources = [
    { file: 'a.ts', text: 'export const used = 1\nexport type Lost = number\nexport const told = 2' },
    { file: 'b.ts', text: "import { used } from './a.ts'\n// told\n * told" },
  ]
  expect(unusedIn(sources)).toEqual(['a.ts Lost', 'a.ts told'])
})
