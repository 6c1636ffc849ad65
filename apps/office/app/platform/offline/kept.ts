/**
 * What was last read, for when there is no network: the page of today, lists and opened families. It is forgotten with
 * the sign-out, and of many the oldest go first.
 */
const prefix = 'office:read:'
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

const dropOldest = () => {
  const all = names().map((name) => ({ name, at: read(name)?.at ?? '' }))
  for (const { name } of all.toSorted((one, other) => other.at.localeCompare(one.at)).slice(most))
    localStorage.removeItem(name)
}

export const keep = (name: string, value: unknown): void => {
  try {
    localStorage.setItem(prefix + name, JSON.stringify({ at: new Date().toISOString(), value }))
    if (names().length > most) dropOldest()
  } catch {
    // Storage may be full or forbidden; then nothing is read without a network.
  }
}

export const kept = <Value>(name: string): { at: string; value: Value } | null =>
  read(prefix + name) as { at: string; value: Value } | null

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
