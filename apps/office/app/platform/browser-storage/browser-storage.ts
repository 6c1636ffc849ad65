/**
 * What was last read, for when there is no network: the page of today, lists and opened families; and what is typed and
 * not sent yet (use-typed.ts). It is forgotten with the sign-out. Of much that was read the oldest goes first.
 */
const prefix = 'office:read:'
const typed = `${prefix}typed:`
const most = 40

type Kept = { at: string; value: unknown }

const names = (): string[] => Object.keys(localStorage).filter((name) => name.startsWith(prefix))

const read = (name: string): Kept | null => {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(name) ?? 'null')
    return typeof kept === 'object' && kept !== null && 'value' in kept ? (kept as Kept) : null
  } catch {
    return null
  }
}

/** Nobody can read again what they have typed: only what was read makes room. */
const readNames = () => names().filter((name) => !name.startsWith(typed))

const dropOldest = () => {
  const all = readNames().map((name) => ({ name, at: read(name)?.at ?? '' }))
  for (const { name } of all.toSorted((one, other) => other.at.localeCompare(one.at)).slice(most))
    localStorage.removeItem(name)
}

export const keep = (name: string, value: unknown): void => {
  try {
    localStorage.setItem(prefix + name, JSON.stringify({ at: new Date().toISOString(), value }))
    if (readNames().length > most) dropOldest()
  } catch {
    // Storage may be full or forbidden; then nothing is read without a network.
  }
}

export const kept = <Value>(name: string): { at: string; value: Value } | null =>
  read(prefix + name) as { at: string; value: Value } | null

export const forget = (name: string): void => {
  try {
    localStorage.removeItem(prefix + name)
  } catch {
    // Where storage is forbidden nothing was kept.
  }
}

/** Names of children do not stay with the roster of a hall; marks that wait to be sent do. */
const forgetRosters = () => {
  for (const name of Object.keys(localStorage).filter((key) => key.startsWith('hall:'))) {
    const { waiting = [] } = JSON.parse(localStorage.getItem(name) ?? '{}') as { waiting?: unknown[] }
    if (waiting.length > 0) localStorage.setItem(name, JSON.stringify({ waiting }))
    else localStorage.removeItem(name)
  }
}

export const forgetKept = (): void => {
  for (const name of names()) localStorage.removeItem(name)
  forgetRosters()
}
