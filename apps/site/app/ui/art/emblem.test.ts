import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { emblemNames } from './emblem.tsx'

test('every emblem has its drawing and its rule', () => {
  const drawn = readdirSync(new URL('./emblems', import.meta.url)).map((file) => file.replace('.svg', ''))
  const rules = readFileSync(new URL('../styles/emblems.css', import.meta.url), 'utf8')
  const ruled = [...rules.matchAll(/\.emblem-(\w+) \{\s*mask-image: url\("..\/art\/emblems\/(\w+)\.svg"\)/g)]
  expect(drawn.sort()).toEqual([...emblemNames].sort())
  expect(ruled.map(([, name, file]) => [name, file])).toEqual(emblemNames.map((name) => [name, name]))
})
