import { globSync, readFileSync } from 'node:fs'
import { parseSync } from 'rolldown/utils'
import { expect, test } from 'vitest'

const app = new URL('../apps/site/app/', import.meta.url).pathname

type Node = { type: string; name?: string; [key: string]: unknown }

/** What answers for a file that is lost: one of these calls around its `import()`, or the schema of a form (`load`). */
const answers = (node: Node): boolean =>
  (node.type === 'CallExpression' && /^(?:fetchFile|lazyPart)$/.test((node.callee as Node).name ?? '')) ||
  (node.type === 'Property' && (node.key as Node).name === 'load')

/** The files that are imported later with nothing around them that answers for their loss. */
const bareIn = (path: string, source: string): string[] => {
  const found: string[] = []
  const visit = (node: Node) => {
    if (answers(node)) return
    if (node.type === 'ImportExpression') found.push(String((node.source as { value?: string }).value))
    for (const value of Object.values(node))
      for (const child of Array.isArray(value) ? value : [value]) if (typeof child?.type === 'string') visit(child)
  }
  visit(parseSync(path, source).program as unknown as Node)
  return found
}

const known: Record<string, string> = {
  ...listed('a list, of which one is fetched by fetchFile', [
    'platform/words/other-words.ts *',
    'shell/shell-islands.ts *',
    'features/online-tests/exam/start/screens.ts *',
    'platform/islands/hydrate-islands.ts ./mount-island.tsx',
  ]),
  ...listed('the schema of a form', ['features/admission/registration/use-registration.ts ./registration-endpoint.ts']),
  ...listed('silent: without it the page does what it can', [
    'enhancements.ts *',
    'features/account/sign-in/revoke-sign-up-token.ts @northlight/contract/client',
    'features/admission/registration/use-registration.ts ../../account/sign-in/use-sign-in.ts',
    'features/online-tests/practice/use-practice-answers.ts ../exam/offline/page-keeper.ts',
    'shell/live/start-shell.ts ./without-popovers.ts',
  ]),
}

function listed(why: string, imports: string[]): Record<string, string> {
  return Object.fromEntries(imports.map((one) => [one, why]))
}

test('whoever waits for a file of the site is told when it is lost', () => {
  const files = globSync('**/*.{ts,tsx}', { cwd: app }).filter((file) => !/\.(?:test\.tsx?|d\.ts)$/.test(file))
  const bare = files.flatMap((file) => {
    const source = readFileSync(app + file, 'utf8')
    const found = /\bimport\(/.test(source) ? bareIn(file, source) : []
    return found.map((one) => (known[`${file} *`] ? `${file} *` : `${file} ${one}`))
  })
  expect([...new Set(bare)].toSorted()).toEqual(Object.keys(known).toSorted())
})

test('an import that nothing answers for is found, in whatever it stands', () => {
  const found = (source: string) => bareIn('x.tsx', source)
  expect(found("const open = async () => { const { a } = await import('./a.ts') }")).toEqual(['./a.ts'])
  expect(found("retried(() => import('./b.ts').then((part) => part.b))")).toEqual(['./b.ts'])
  expect(found("fetchFile(() => import('./c.ts'))\nlazyPart<object>(() => import('./d.ts'))")).toEqual([])
  expect(found("const form = { path: '/x', load: () => (a ? import('./e.ts') : import('./f.ts')) }")).toEqual([])
  expect(found("let say: typeof import('./g.ts').say")).toEqual([])
})
