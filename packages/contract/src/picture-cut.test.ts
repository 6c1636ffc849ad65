import { expect, test } from 'vitest'
import { focalIn, hasCrops, nearestCrop, pathWithCut } from './picture-cut.ts'

test('a cut stands in the name, changes with it and can be taken away', () => {
  const plain = 'uploads/2026-11/class.v2-3f2a91.jpg'
  expect(focalIn(plain)).toBeNull()
  const focused = pathWithCut(plain, { x: 0.3, y: 0.2 }, null)
  expect(focused).toBe('uploads/2026-11/class.v2-3f2a91.f30-20.jpg')
  expect([focalIn(`https://a.test/storage/${focused}`), hasCrops(focused)]).toEqual([{ x: 30, y: 20 }, false])
  const cut = pathWithCut(focused, null, '9e01b2')
  expect(cut).toBe('uploads/2026-11/class.v2-3f2a91.f50-50c9e01b2.jpg')
  expect(hasCrops(cut)).toBe(true)
  expect(pathWithCut(cut, null, null)).toBe(plain)
})

test('the cut whose shape is nearest is taken, and none that is another shape', () => {
  const square = { x: 0, y: 0, w: 0.5, h: 1 }
  const wide = { x: 0, y: 0.4, w: 1, h: 0.4 }
  expect(nearestCrop({ '1': square, '2.4': wide }, 0.86)).toBe(square)
  expect(nearestCrop({ '1': square, '2.4': wide }, 2)).toBe(wide)
  expect(nearestCrop({ '1': square }, 3)).toBeNull()
  expect(nearestCrop({}, 1)).toBeNull()
})
