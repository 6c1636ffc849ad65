import { turns } from '@northlight/contract/turns'

/** Rows of a list that are worked on in one go: a save of a test that comes meanwhile waits for so many. */
export const pieceSize = 100

/**
 * A rest is so many times as long as the piece before it: such work takes a twentieth of the thread. With a fifth of it,
 * saves of a test came a fifth later while a list of 100,000 was taken out (`bench/office-beside-test.ts`).
 */
const restFor = 19

/** A piece that took long has mostly waited for rows: its rest need not be longer, or a file would take minutes. */
const longestRest = 50

/**
 * For work of minutes in the thread that answers everybody else, too: files of long lists, forms that are taken in
 * later. Of several at once one piece is made after the other, and each has its rest, so that ten take no more of the
 * thread than one.
 */
export const pieceByPiece = turns({
  atOnce: 1,
  mostWaiting: Number.POSITIVE_INFINITY,
  restFor: (took) => Math.min(took * restFor, longestRest),
})
