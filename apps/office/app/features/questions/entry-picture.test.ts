import { fromCell, toCell } from '@northlight/contract/formulas/formula-text'
import { expect, test } from 'vitest'
import { joinPicture, splitPicture } from './entry-picture.ts'

const picture = { src: '/storage/media/lens.png', alt: 'A "thin" lens & a ray' }

test('words and picture of an entry are edited apart and come back as they were', () => {
  for (const words of ['', '2 cm', 'a < b & c', '<b>bold</b>', '\\(\\frac{1}{2}\\)']) {
    const cell = joinPicture(words, picture)
    expect(splitPicture(cell)).toEqual({ words, picture })
    const { html, fault } = fromCell(cell, true)
    expect(fault).toBeNull()
    expect(splitPicture(toCell(html, true))).toEqual({ words, picture })
  }
  expect(splitPicture('no picture')).toEqual({ words: 'no picture', picture: null })
})
