import { describe, expect, test } from 'vitest'
import { boxSources, fluidSources, fluidWidths, imageUrl } from './picture-sources.ts'

const widthsIn = (srcSet = '') => [...srcSet.matchAll(/ (\d+)w/g)].map((match) => Number(match[1]))

describe('pictures', () => {
  test('go through the image proxy at quality 80 as webp', () => {
    expect(imageUrl('https://example.test/storage/campus/mysuru.jpg', 640)).toBe(
      '/_ipx/w_640,q_80,f_webp/storage/campus/mysuru.jpg',
    )
    expect(imageUrl('/storage/a.png?v=2', 320)).toBe('/_ipx/w_320,q_80,f_webp/storage/a.png')
  })

  test('are offered for every screen at densities 1 and 2', () => {
    expect(fluidWidths).toEqual([320, 640, 768, 1024, 1280, 1536, 2048, 2560, 3072])
    expect(widthsIn(fluidSources('/storage/a.jpg', 1536).srcSet)).toEqual(fluidWidths)
  })

  test('are not offered larger than twice the width they are shown at', () => {
    expect(widthsIn(fluidSources('/storage/a.jpg', 400).srcSet)).toEqual([320, 640, 768, 1024])
    expect(fluidSources('/storage/a.jpg', 400).src).toBe('/_ipx/w_640,q_80,f_webp/storage/a.jpg')
    expect(widthsIn(fluidSources('/storage/a.jpg', 100).srcSet)).toEqual([320])
  })

  test('wider than every screen still have a plain source', () => {
    expect(fluidSources('/storage/a.jpg', 5000).src).toContain('w_3072')
  })

  test('in a fixed box come once for plain and once for dense screens', () => {
    expect(boxSources('/storage/p.jpg', 96)).toEqual({
      src: '/_ipx/w_96,q_80,f_webp/storage/p.jpg',
      srcSet: '/_ipx/w_96,q_80,f_webp/storage/p.jpg 1x, /_ipx/w_192,q_80,f_webp/storage/p.jpg 2x',
    })
  })

  test('that were cut by hand say the shape of their place; all others do not', () => {
    expect(imageUrl('/storage/a.f30-20c9e01b2.jpg', 640, 1.6)).toBe(
      '/_ipx/w_640,r_1600,q_80,f_webp/storage/a.f30-20c9e01b2.jpg',
    )
    expect(imageUrl('/storage/a.f30-20.jpg', 640, 1.6)).toBe('/_ipx/w_640,q_80,f_webp/storage/a.f30-20.jpg')
    expect(boxSources('/storage/a.f30-20c9e01b2.jpg', 96, 1).srcSet).toContain('w_192,r_1000')
  })

  test.each(['data:image/png;base64,AAAA', 'https://elsewhere.test/photo.jpg', '/icon.svg', 'blob:abc'])(
    'that are not stored here are left as they are: %s',
    (src) => {
      expect(fluidSources(src, 640)).toEqual({ src })
      expect(boxSources(src, 96)).toEqual({ src })
    },
  )
})
