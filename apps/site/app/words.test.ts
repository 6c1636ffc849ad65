import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { catalogue, type Part } from '@northlight/contract/words/catalogue'
import { expect, test } from 'vitest'
import { filesOf } from '../vite/files-of.ts'
import { islandFiles } from '../vite/weights.ts'
import { about, resources } from './shell/footer/footer-links.ts'
import { accountLinks, menuTree } from './shell/menu/menu-tree.ts'

const app = fileURLToPath(new URL('.', import.meta.url))
const textsOf = (parts: readonly Part[]) => new Set(parts.flatMap((part) => Object.keys(catalogue.kn[part])))
const everything = textsOf(Object.keys(catalogue.kn) as Part[])

/** The texts that files say themselves; what staff wrote is looked up by the same list and may be missing. */
const saidIn = (files: readonly string[]) =>
  files.flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(/\bsay\(\s*'((?:[^'\\]|\\.)+)'|<Said\b[^>]*?\btext="([^"]+)"/g)].map(
      ([, text, sentence]) => text ?? sentence ?? '',
    ),
  )

/** Islands of pages that are only English say everything in English. */
const partsIn = (file: string): Part[] => {
  const given =
    /\bisland\((?:(?!\n\n)[\s\S])*?\[\s*((?:'\w+',?\s*)+)\]\)/.exec(readFileSync(join(app, file), 'utf8'))?.[1] ?? ''
  return [...given.matchAll(/'(\w+)'/g)].map(([, part]) => part as Part)
}

const translated = islandFiles().filter((file) => partsIn(file).length > 0)

test('islands on translated pages bring their texts along', () => {
  expect(translated.length).toBeGreaterThanOrEqual(5)
})

test.each(translated)('%s says nothing that its parts do not hold', (file) => {
  const known = textsOf(partsIn(file))
  // What a file imports for its types alone is not said.
  const said = saidIn(filesOf([join(app, file)], { withTypes: false }))
  expect(said).not.toEqual([])
  expect([...new Set(said)].filter((text) => !known.has(text))).toEqual([])
})

/** Pages that put the person's own language in by themselves, with the parts they fetch for it. */
const ownPages: [page: string, parts: Part[]][] = [
  ['features/online-tests/exam/start/exam-page.tsx', ['forms', 'exam']],
  ['features/online-tests/exam/free/begin-free.ts', ['forms', 'exam']],
  ['features/online-tests/exam/sequential/begin-sequential.ts', ['forms', 'exam']],
  ['features/online-tests/exam/free/aids-tray.tsx', ['forms', 'exam']],
  ['features/online-tests/exam/aids/calculator.tsx', ['forms', 'exam']],
  ['routes/online-tests/test-report.tsx', ['forms', 'report']],
  ['routes/online-tests/test-review.tsx', ['forms', 'report']],
  ['routes/account/child-report.tsx', ['forms', 'report']],
  ['routes/account/parent-consent.tsx', ['forms', 'consent']],
  ['routes/account/parent-data.tsx', ['forms', 'kept']],
  ['routes/online-tests/practice.tsx', ['forms', 'practice']],
  ['routes/online-tests/practice-session.tsx', ['forms', 'practice']],
  ['features/online-tests/practice/sheet-run.tsx', ['forms', 'practice']],
  ['routes/online-tests/practice-try.tsx', ['forms', 'practice']],
  ['routes/online-tests/bookmarks.tsx', ['forms', 'practice']],
]

test.each(ownPages)('%s says nothing that %s do not hold', (file, parts) => {
  const known = textsOf(parts)
  const said = saidIn(filesOf([join(app, file)], { withTypes: false }))
  expect(said.length).toBeGreaterThan(2)
  expect([...new Set(said)].filter((text) => !known.has(text))).toEqual([])
})

test('menus, the account and the footer are named in every language', () => {
  const labels = [
    ...menuTree.flatMap(({ label, children = [] }) => [label, ...children.map((child) => child.label)]),
    ...[...accountLinks, ...about, ...resources].map(({ label }) => label),
  ]
  expect(labels.filter((label) => !everything.has(label))).toEqual([])
})
