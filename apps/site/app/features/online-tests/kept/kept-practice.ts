import type { PracticeView } from '@northlight/contract/results/practice'

export type KeptAnswer = { number: number; answer?: string; time_ms: number }

/** A practice as this browser keeps it, and what was answered offline, in the order it was given. */
export type KeptPractice = { practice: PracticeView; answers: KeptAnswer[] }

type Shelf = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>

const keyOf = (uuid: string) => `practice:${uuid}`

export const readPractice = (uuid: string, shelf: Shelf = localStorage): KeptPractice | null => {
  try {
    const kept: unknown = JSON.parse(shelf.getItem(keyOf(uuid)) ?? 'null')
    return typeof kept === 'object' && kept !== null && 'practice' in kept && 'answers' in kept
      ? (kept as KeptPractice)
      : null
  } catch {
    return null
  }
}

/** False where the browser keeps nothing: then an answer offline is not taken. */
export const writePractice = (kept: KeptPractice, shelf: Shelf = localStorage): boolean => {
  try {
    shelf.setItem(keyOf(kept.practice.uuid), JSON.stringify(kept))
    return true
  } catch {
    return false
  }
}

/**
 * Changes what waits, from what the device holds at this moment: another tab of the same practice may have kept or
 * sent an answer meanwhile. Gives what waits now; null where the browser keeps nothing.
 */
export const changeWaiting = (
  practice: PracticeView,
  change: (answers: KeptAnswer[]) => KeptAnswer[],
  shelf: Shelf = localStorage,
): KeptAnswer[] | null => {
  const answers = change(readPractice(practice.uuid, shelf)?.answers ?? [])
  return writePractice({ practice, answers }, shelf) ? answers : null
}

export const forgetPractice = (uuid: string, shelf: Shelf = localStorage): void => {
  try {
    shelf.removeItem(keyOf(uuid))
  } catch {
    // It was never kept.
  }
}
