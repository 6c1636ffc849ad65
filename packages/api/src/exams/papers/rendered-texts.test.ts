import { expect, test } from 'vitest'
import { heldBytes, mostBytes, rendered } from './rendered-texts.ts'

const long = (n: number) => `<p><span class="math" data-tex="x_{${n}}">x</span> ${'word '.repeat(200_000)}</p>`

test('the texts of a large bank stay under their limit in memory', () => {
  for (let n = 0; n < 12; n += 1) rendered(long(n))
  expect(heldBytes()).toBeGreaterThan(mostBytes / 2)
  expect(heldBytes()).toBeLessThanOrEqual(mostBytes)
})
