import { seconds } from '@northlight/contract/durations'
import { turns } from '@northlight/contract/queue'

/** So long after the last save of a test nobody writes one: its students save every few seconds. */
const writingLasts = seconds(5)

let lastSave = Number.NEGATIVE_INFINITY

/** Called on every save of a test. */
export const markExamActivity = (at = performance.now()) => {
  lastSave = at
}

const sinceLastSave = () => performance.now() - lastSave

/** Rows of a list that are worked on in one go: a save of a test that comes meanwhile waits for so many. */
export const rowsFor = (sinceSave: number): number => (sinceSave < writingLasts ? 25 : 100)

/** So many now. */
export const rowsAtOnce = () => rowsFor(sinceLastSave())

/**
 * Rows of a list are counted to this: beyond it a list says "10,000+". What a search finds in a long list is counted to
 * a tenth of it while a test is written.
 */
export const countFor = (sinceSave: number, isLongSearch: boolean): number =>
  isLongSearch && sinceSave < writingLasts ? 1_000 : 10_000

/** To so many now. */
export const mostCounted = (isLongSearch: boolean) => countFor(sinceLastSave(), isLongSearch)

/**
 * A rest is so many times as long as the piece before it: such work takes a twentieth of the thread, and a fortieth
 * while a test is written. With a fifth of it, saves came a fifth later while a list of 100,000 was taken out
 * (`bench/office-beside-test.ts`). A piece that took long has mostly waited for rows: its rest need not be longer, or a
 * file would take minutes. All in milliseconds.
 */
export const restAfter = (took: number, sinceSave: number): number =>
  sinceSave < writingLasts ? Math.min(took * 39, 200) : Math.min(took * 19, 50)

/**
 * For work of minutes in the thread that answers everybody else, too: files of long lists, forms that are taken in
 * later. Of several at once one piece is made after the other, and each has its rest, so that ten take no more of the
 * thread than one.
 */
export const pieceByPiece = turns({
  atOnce: 1,
  mostWaiting: Number.POSITIVE_INFINITY,
  restFor: (took) => restAfter(took, sinceLastSave()),
})

/** Five colleagues who type at the same moment would otherwise keep the machine from a test until all are answered. */
export const restAfterSearch = (took: number, sinceSave: number): number =>
  sinceSave < writingLasts ? Math.min(took * 3, 100) : 0

/** A long list is searched for one colleague after the other: they share the machine with anyone who writes a test. */
export const searchInTurn = turns({
  atOnce: 1,
  mostWaiting: 40,
  mostOfOne: 4,
  restFor: (took) => restAfterSearch(took, sinceLastSave()),
})
