import { correctKeys, type Key, type KeyCorrection } from './keys.ts'
import { sameKey } from './same-key.ts'

/** The key once this is decided of it. */
export const correctedKey = (key: Key, correction: KeyCorrection): Key =>
  correctKeys({ [correction.version]: key }, [correction])[correction.version] ?? key

/**
 * The place of the last decision that did to the key what this one would have done in its stead, or -1: the same sent
 * twice, or said in other words. One that names what counted from the start was never decided.
 */
export const decidedBefore = (key: Key, decisions: KeyCorrection[], again: KeyCorrection): number => {
  let before = key
  return decisions.reduce((found, decision, place) => {
    const after = correctedKey(before, decision)
    const isSame = sameKey(correctedKey(before, again), after)
    before = after
    return isSame ? place : found
  }, -1)
}
