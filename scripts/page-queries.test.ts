import { existsSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'
import { queriesOf } from '../packages/contract/src/pages/page-at.ts'

type Entry = { path?: string; index?: boolean; file: string; children?: Entry[] }

const app = new URL('../apps/site/app/', import.meta.url).pathname
const { default: routes } = (await import('../apps/site/app/routes.ts')) as { default: Entry[] }
const flat = (entries: Entry[]): Entry[] => entries.flatMap((entry) => [entry, ...flat(entry.children ?? [])])
const pages = flat(routes).filter(({ path, index }) => index || (path && !/\*|^(?:kn|hi)\b|^design$/.test(path)))

/** A file and what it imports at once: what an event fetches later runs in a browser that has the whole address. */
const importsOf = (file: string, found = new Set<string>()): Set<string> => {
  if (found.has(file)) return found
  found.add(file)
  for (const [, from = ''] of readFileSync(file, 'utf8').matchAll(/^import (?!type )[^']*'(\.[^']+\.tsx?)'/gm))
    if (existsSync(join(dirname(file), from))) importsOf(join(dirname(file), from), found)
  return found
}

/** How the site asks an address for one of its queries, in whatever words. */
const asks = /\b(?:searchParams|useQuery|URLSearchParams|pageNumber|searchText|loadList)\b/
const namesIn = (text: string): string[] => [
  ...[...text.matchAll(/(?:\.(?:get|getAll|has)|\basked)\('(\w+)'/g)].map(([, name = '']) => name),
  ...[...text.matchAll(/\b(?:searchText|pageNumber)\([^,()]+, '(\w+)'\)/g)].map(([, name = '']) => name),
  ...(/\bsearchText\([^,()]+\)/.test(text) ? ['q'] : []),
  ...(/\b(?:loadList\(|pageNumber\((?:[^,()]|\([^()]*\))+\))/.test(text) ? ['page'] : []),
]

/** They read the address of a map, and what counts only once the browser knows who is signed in. */
const others = /\/(?:map-address|use-own-tests)\.ts$/
/** Where a sign-in leads and why it failed is read from the whole of a query, by what all account pages share. */
const signIn = [
  /^\/(?:auth\/(?:sign-in|sign-up|forgot-password)|profile\/complete)$/,
  ['redirect', 'error', 'code'],
] as const

const readBy = (file: string): string[] => {
  const names = [...importsOf(join(app, file))]
    .filter((one) => /\/app\/(?:routes|features)\//.test(one) && !others.test(one))
    .map((one) => readFileSync(one, 'utf8'))
    .filter((text) => asks.test(text))
    .flatMap(namesIn)
  return [...new Set(names)].toSorted()
}

test.each(pages.map(({ path = '', file }) => [`/${path}`, file]))('the server hands on what %s reads', (path, file) => {
  const [accounts, names] = signIn
  const handedOn = queriesOf(path.replaceAll(/:\w+/g, 'x')).filter(
    (name) => !(accounts.test(path) && names.includes(name as 'code')),
  )
  expect(readBy(file)).toEqual(handedOn.toSorted())
})

test('a query is found however it is asked for', () => {
  expect(
    namesIn(`pageNumber(new URL(search, 'http://x.invalid')) searchText(url) searchText(url, 'album')
      url.searchParams.getAll('c') asked('campus') useQuery().get('photo') headers.get('x-name')`),
  ).toEqual(['c', 'campus', 'photo', 'album', 'q', 'page'].map(String))
})
