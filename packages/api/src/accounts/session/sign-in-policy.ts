import { minutes, seconds } from '@northlight/contract/durations'

/**
 * Where a sign-in comes from: a browser that has signed in to this account before, a room of the institute, or
 * anywhere else.
 */
export type Place = 'known-device' | 'campus' | 'elsewhere'

/** What stands against a sign-in before its password is looked at. Only failures are ever counted. */
export type Against = {
  /** Milliseconds left of the pause that this browser or address has brought upon itself at this account. */
  pause: number
  /** Wrong passwords for this account from browsers it does not know, wherever they are. */
  ofAccount: number
  /** Wrong passwords from this network address, for whatever account. */
  ofAddress: number
  /** Brings a code that is good. */
  hasSecondWay: boolean
  /** Brings a code that is none. */
  hasMadeUpCode: boolean
}

/** `unread`: answered like a wrong password, without looking at the one that came. */
export type Verdict =
  | { kind: 'check' }
  | { kind: 'unread' }
  | { kind: 'wait'; milliseconds: number }
  | { kind: 'second-way' }

/** Ten guesses from strangers in a quarter of an hour; from then on a browser we do not know needs more than a password. */
export const accountRule = { most: 10, within: minutes(15) }

/** A hall of 2,000 behind one address, a fifth of whom mistype once, stays below it. */
export const addressRule = { most: 200, within: minutes(1) }

/** A right password with a wrong code: six digits are few. */
export const codeRule = { most: 5, within: minutes(15) }

const freeTries = 5
const longestPause = minutes(1)

/** How long to wait after so many wrong passwords in a row for one account from one browser or address. */
export const pauseAfter = (failures: number): number =>
  failures < freeTries ? 0 : Math.min(seconds(5) * 2 ** (failures - freeTries), longestPause)

/**
 * Nobody can close an account to its owner: strangers bring about a second way at most, and that never on a browser
 * the account knows or in a room of the institute. Without the second way the password is not even looked at, so
 * that the answer tells nothing about it.
 */
export const verdictOn = (place: Place, against: Against): Verdict => {
  if (place === 'campus') return { kind: 'check' }
  if (place === 'elsewhere' && against.ofAddress >= addressRule.most)
    return { kind: 'wait', milliseconds: addressRule.within }
  // The owner may have mistyped the code, and the answer to one is the same whichever was wrong; so it is read, but not
  // in a pause. Said aloud, the pause would tell a code that is good from one that is not.
  if (against.hasMadeUpCode && place === 'elsewhere') return { kind: against.pause > 0 ? 'unread' : 'check' }
  if (against.hasSecondWay && place === 'elsewhere') return { kind: 'check' }
  if (place === 'elsewhere' && against.ofAccount >= accountRule.most) return { kind: 'second-way' }
  return against.pause > 0 ? { kind: 'wait', milliseconds: against.pause } : { kind: 'check' }
}
