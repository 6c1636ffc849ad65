import encodeQR, { type ErrorCorrection } from 'qr'

/** The library draws no code without a margin, so one square of it is cut off again on each side. */
const margin = 1

/** A code as rows of squares, true where it is black, without a margin. */
export const qrSquares = (text: string, ecc: ErrorCorrection): boolean[][] =>
  encodeQR(text, 'raw', { ecc, border: margin })
    .slice(margin, -margin)
    .map((row) => row.slice(margin, -margin))
