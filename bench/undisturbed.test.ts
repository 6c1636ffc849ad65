import { expect, test } from 'vitest'
import { countStolen, readTicks, undisturbed } from './undisturbed.ts'

test('the time given to other guests is the eighth column; what was idle or waited for a disk is not counted', () => {
  expect(readTicks('cpu  100 5 20 800 10 1 4 60 0 0\ncpu0 1 2 3 4 5 6 7 8 9 10\n')).toEqual({ wanted: 190, stolen: 60 })
  expect(readTicks('')).toBeNull()
  expect(readTicks('cpu  1 2 3')).toBeNull()
})

test('a share is counted from when counting began; a system that does not tell has none', () => {
  let at = { wanted: 1000, stolen: 60 }
  const share = countStolen(() => at)
  at = { wanted: 1200, stolen: 70 }
  expect(share()).toBe(0.05)
  expect(countStolen(() => null)()).toBe(0)
})

/** The host takes these hundredths away, one after the other. */
const hostThatTakes = (...hundredths: number[]) => {
  let wanted = 0
  let stolen = 0
  let isBegin = false
  return () => {
    isBegin = !isBegin
    if (!isBegin) {
      wanted += 100
      stolen += hundredths.shift() ?? 0
    }
    return { wanted, stolen }
  }
}

const measured = (...values: number[]) => {
  const left = [...values]
  return async () => left.shift()
}
const atOnce = async () => {}

test('an undisturbed figure is taken at once, good or bad', async () => {
  const { take, note } = undisturbed(hostThatTakes(3), atOnce)
  expect(await take(measured(900, 1))).toBe(900)
  expect(note()).toContain('0 times here; at most 3.0 %')
})

test('a disturbed one is taken again until one is not', async () => {
  const { take, note } = undisturbed(hostThatTakes(20, 4, 0), atOnce)
  expect(await take(measured(1, 2, 900))).toBe(900)
  expect(note()).toContain('2 times here; at most 0.0 %')
})

test('where all are disturbed, the least disturbed counts, and the note says by how much', async () => {
  const { take, note } = undisturbed(hostThatTakes(20, 9, 30, 10), atOnce)
  expect(await take(measured(1, 900, 2, 3))).toBe(900)
  expect(note()).toContain('3 times here; at most 9.0 %')
})

test('a host that is never quiet is not waited for without end', async () => {
  const { take, note } = undisturbed(hostThatTakes(...Array.from({ length: 40 }, () => 50)), atOnce)
  let measured = 0
  for (let figure = 0; figure < 10; figure += 1) await take(async () => (measured += 1))
  expect(measured).toBe(10 + 20)
  expect(note()).toContain('20 times here; at most 50.0 %')
})
