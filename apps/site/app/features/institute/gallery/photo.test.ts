import { describe, expect, test } from 'vitest'
import { neighboursOf, type Photo, photoAt } from './photo.ts'

const photos = [7, 8, 9].map((id) => ({ id }) as Photo)
const [first, middle, last] = photos as [Photo, Photo, Photo]

test('an address names a photo by its number, or by the end of the page it stands at', () => {
  expect(photoAt(photos, '8')).toBe(middle)
  expect(photoAt(photos, 'first')).toBe(first)
  expect(photoAt(photos, 'last')).toBe(last)
  expect(photoAt(photos, '99')).toBeUndefined()
  expect(photoAt(photos, null)).toBeUndefined()
})

describe('stepping', () => {
  test('goes from photo to photo on a page', () => {
    expect(neighboursOf(photos, middle, 2, 3)).toEqual({
      previous: { photo: '7', page: 2 },
      next: { photo: '9', page: 2 },
    })
  })
  test('goes over the edge to the neighbouring page', () => {
    expect(neighboursOf(photos, first, 2, 3).previous).toEqual({ photo: 'last', page: 1 })
    expect(neighboursOf(photos, last, 2, 3).next).toEqual({ photo: 'first', page: 3 })
  })
  test('stops at both ends of the list', () => {
    expect(neighboursOf(photos, first, 1, 3).previous).toBeUndefined()
    expect(neighboursOf(photos, last, 3, 3).next).toBeUndefined()
  })
})
