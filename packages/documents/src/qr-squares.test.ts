import { decodeQR } from 'qr/decode.js'
import { expect, test } from 'vitest'
import { qrSquares } from './qr-squares.ts'
import { qrSvg } from './qr-svg.ts'

/** What a camera sees: each square some points wide, with white around the code. */
const photographed = (squares: boolean[][], points = 4, margin = 4) => {
  const side = (squares.length + 2 * margin) * points
  const data = new Uint8Array(side * side * 4).fill(255)
  for (let y = 0; y < side; y++)
    for (let x = 0; x < side; x++)
      if (squares[Math.floor(y / points) - margin]?.[Math.floor(x / points) - margin])
        data.fill(0, (y * side + x) * 4, (y * side + x) * 4 + 3)
  return { width: side, height: side, data }
}

test.each(['medium', 'quartile'] as const)('a code of %s strength says what was put into it', (ecc) => {
  const text = 'https://www.example.org/admission/hall-ticket/AbC-123_x?key=ಕನ್ನಡ'
  const squares = qrSquares(text, ecc)
  expect(squares.every((row) => row.length === squares.length)).toBe(true)
  expect(decodeQR(photographed(squares))).toBe(text)
})

test('the drawing of a code has one square for each black one, and four of quiet around it', () => {
  const squares = qrSquares('otpauth://totp/a', 'medium')
  const drawn = qrSvg('otpauth://totp/a')
  expect(drawn).toContain(`viewBox="0 0 ${squares.length + 8} ${squares.length + 8}"`)
  expect(drawn.match(/h1v1h-1z/g)).toHaveLength(squares.flat().filter(Boolean).length)
  // The corner of the first finder pattern.
  expect(drawn).toContain('<path d="M4 4h1v1h-1z')
})
