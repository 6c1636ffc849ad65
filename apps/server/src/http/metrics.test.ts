import { expect, test } from 'vitest'
import { createMetrics } from './metrics.ts'

test('answers of the page cache add up from one look to the next', async () => {
  const { text: textOf, pageCacheAnswers } = createMetrics()
  pageCacheAnswers.hit += 3
  expect(await textOf()).toContain('northlight_page_cache_total{result="hit"} 3')
  pageCacheAnswers.hit += 2
  const text = await textOf()
  expect(text).toContain('northlight_page_cache_total{result="hit"} 5')
  expect(text).toContain('northlight_page_cache_total{result="miss"} 0')
})

test('islands that a browser drew anew are counted', async () => {
  const { text: textOf, islandMismatches } = createMetrics()
  expect(await textOf()).toContain('northlight_island_mismatches_total 0')
  islandMismatches.inc()
  expect(await textOf()).toContain('northlight_island_mismatches_total 1')
})
