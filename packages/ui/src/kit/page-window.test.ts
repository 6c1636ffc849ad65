import { describe, expect, test } from 'vitest'
import { pageWindow } from './page-window.ts'

describe('the window of pages', () => {
  test('shows ten items a page and five pages unless told otherwise', () => {
    expect(pageWindow({ total: 95, current: 1 })).toEqual({
      current: 1,
      last: 10,
      pages: [1, 2, 3, 4, 5],
      previous: undefined,
      next: 2,
    })
  })

  test('keeps the current page in the middle', () => {
    expect(pageWindow({ total: 200, current: 9 }).pages).toEqual([7, 8, 9, 10, 11])
  })

  test('keeps its length at both ends', () => {
    expect(pageWindow({ total: 200, current: 2 }).pages).toEqual([1, 2, 3, 4, 5])
    expect(pageWindow({ total: 200, current: 20 })).toMatchObject({
      pages: [16, 17, 18, 19, 20],
      previous: 19,
      next: undefined,
    })
  })

  test('an even number of pages leans to the pages already read', () => {
    expect(pageWindow({ total: 200, current: 10, maxShown: 4 }).pages).toEqual([8, 9, 10, 11])
  })

  test('shows fewer numbers when there are fewer pages', () => {
    expect(pageWindow({ total: 21, current: 2 }).pages).toEqual([1, 2, 3])
    expect(pageWindow({ total: 10, current: 1 })).toMatchObject({
      last: 1,
      pages: [1],
      previous: undefined,
      next: undefined,
    })
    expect(pageWindow({ total: 11, current: 1 }).last).toBe(2)
  })

  test.each([
    [99, 3],
    [0, 1],
    [-4, 1],
    [Number.NaN, 1],
    [2.9, 2],
  ])('a page that does not exist (%s) becomes the nearest that does', (asked, real) => {
    expect(pageWindow({ total: 30, current: asked }).current).toBe(real)
  })

  test.each([0, -1, 1.5, Number.NaN])('refuses %s items', (total) => {
    expect(() => pageWindow({ total, current: 1 })).toThrow(RangeError)
  })

  test('refuses a page size or a window of nothing', () => {
    expect(() => pageWindow({ total: 5, perPage: 0, current: 1 })).toThrow('Items per page')
    expect(() => pageWindow({ total: 5, maxShown: 0, current: 1 })).toThrow('Pages shown')
  })
})
