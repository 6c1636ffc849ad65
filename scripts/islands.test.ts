import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { allIslands } from '../apps/site/vite/found-islands.ts'

const read = (path: string) => readFileSync(new URL(`../${path}`, import.meta.url), 'utf8')

test('every island is hydrated by the journey e2e/journeys/islands.spec.ts', () => {
  const islands = allIslands().map(({ name }) => name)
  expect(islands.length).toBeGreaterThan(10)
  const journey = read('e2e/journeys/islands.spec.ts')
  expect(islands.filter((name) => !journey.includes(`'${name}',`))).toEqual([])
})
