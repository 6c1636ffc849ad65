import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const read = (path: string) => readFileSync(new URL(`../${path}`, import.meta.url), 'utf8')

test('every island is hydrated by the journey e2e/journeys/islands.spec.ts', () => {
  const islands = [...read('apps/site/app/islands.ts').matchAll(/^ {2}'?([a-z-]+)'?: \(\) =>/gm)].map(
    ([, name]) => name,
  )
  expect(islands.length).toBeGreaterThan(10)
  const journey = read('e2e/journeys/islands.spec.ts')
  expect(islands.filter((name) => !journey.includes(`'${name}',`))).toEqual([])
})
