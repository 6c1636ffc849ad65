import { expect, test } from 'vitest'
import { circlesIn, folderCirclesIn, importedFile } from './import-circles.ts'

const graph = (edges: Record<string, string[]>) => new Map(Object.entries(edges))

test('a tree and a diamond have no circle', () => {
  expect(circlesIn(graph({ a: ['b', 'c'], b: ['d'], c: ['d'], d: [] }))).toEqual([])
})

test('two files that import each other are named in the order of the imports', () => {
  expect(circlesIn(graph({ a: ['b'], b: ['a'], c: ['a'] }))).toEqual([['a', 'b', 'a']])
})

test('a long circle is found behind a way that leads nowhere, and only once', () => {
  expect(circlesIn(graph({ x: ['a'], a: ['dead', 'b'], dead: [], b: ['c'], c: ['d', 'b'], d: ['a'] }))).toEqual([
    ['a', 'b', 'c', 'd', 'a'],
  ])
})

test('a file that imports itself is a circle', () => {
  expect(circlesIn(graph({ a: ['a'] }))).toEqual([['a', 'a']])
})

test('folders that need each other are told by the imports that tie them, though no file needs itself', () => {
  const tied = { 'menu/looks': ['menu/tree', 'drawer/looks'], 'drawer/menu': ['menu/tree'], 'drawer/looks': [] }
  expect(folderCirclesIn(graph({ ...tied, 'menu/tree': [] }))).toEqual([
    [
      ['menu/looks', 'drawer/looks'],
      ['drawer/menu', 'menu/tree'],
    ],
  ])
})

test('a folder may stand on its parent or its parent on it, but not both', () => {
  const onParent = { 'exam/free/hall': ['exam/keys'], 'exam/keys': [] }
  const onChild = { 'exam/page': ['exam/free/screen'], 'exam/free/screen': [] }
  expect(folderCirclesIn(graph(onParent))).toEqual([])
  expect(folderCirclesIn(graph(onChild))).toEqual([])
  expect(folderCirclesIn(graph({ ...onParent, ...onChild }))).toHaveLength(1)
})

test('an import means the file with its extension, without one or with a query', () => {
  const known = (path: string) => ['app/b.ts', 'app/c.tsx', 'app/d/index.ts'].includes(path)
  expect(importedFile('app/a.ts', './b.ts', known)).toBe('app/b.ts')
  expect(importedFile('app/a.ts', './c', known)).toBe('app/c.tsx')
  expect(importedFile('app/in/a.ts', '../b.ts?raw', known)).toBe('app/b.ts')
  expect(importedFile('app/a.ts', './b.js', known)).toBe('app/b.ts')
  expect(importedFile('app/a.ts', './d', known)).toBe('app/d/index.ts')
  expect(importedFile('app/a.ts', './+types/a', known)).toBeNull()
  expect(importedFile('app/a.ts', 'react', known)).toBeNull()
})
