import { expect, test } from 'vitest'
import { cacheOfRendered, rendered } from './rendered-texts.ts'

const formula = (at: number) => `<p><span class="math" data-tex="x_{${at}}">x</span></p>`

test('a bank of any size takes no more memory than its share, and what was let go is drawn again', () => {
  const bytes = 20_000
  const cache = cacheOfRendered(bytes)
  const first = rendered(formula(0), cache)
  expect(first).toContain('<math')
  for (let at = 1; at < 200; at += 1) rendered(formula(at), cache)
  expect(cache.calculatedSize).toBeLessThanOrEqual(bytes)
  expect(cache.has(formula(199))).toBe(true)
  expect(cache.has(formula(0))).toBe(false)
  expect(rendered(formula(0), cache)).toBe(first)
})
