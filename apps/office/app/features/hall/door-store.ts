import type { HallRoster, TickResult } from '@northlight/contract/admissions/hall'
import { days } from '@northlight/contract/durations'

export type Tick = {
  key: string
  registration_id: number
  at: string
  how: 'camera' | 'number' | 'address' | 'list'
  code?: string
}
export type Door = {
  roster: HallRoster | null
  /** Marks that the server has not answered yet. */
  waiting: Tick[]
  /** What came back otherwise than it was marked: seen at the other door before, or refused. */
  told: (TickResult & { name: string })[]
}

const roof = 'hall:'
const keyOf = (sittingId: number) => `${roof}${sittingId}`
const empty: Door = { roster: null, waiting: [], told: [] }

/** Names of children do not stay on a phone: what is older than two days goes, unless marks still wait in it. */
export const forgetOldDoors = (store: Storage, now = Date.now()) => {
  for (const key of Object.keys(store).filter((name) => name.startsWith(roof))) {
    const door = readText(store.getItem(key))
    const madeAt = Date.parse(door.roster?.made_at ?? '')
    if (door.waiting.length === 0 && !(madeAt > now - days(2))) store.removeItem(key)
  }
}

const readText = (text: string | null): Door => {
  try {
    return { ...empty, ...(JSON.parse(text ?? '{}') as Partial<Door>) }
  } catch {
    return empty
  }
}

export const readDoor = (store: Storage, sittingId: number): Door => readText(store.getItem(keyOf(sittingId)))
export const keepDoor = (store: Storage, sittingId: number, door: Door) =>
  store.setItem(keyOf(sittingId), JSON.stringify(door))

/** Whether a candidate is in, by the server's word or by a mark of this device. */
export const isIn = (door: Door, id: number): boolean =>
  door.waiting.some((tick) => tick.registration_id === id) ||
  (door.roster?.candidates.some((one) => one.id === id && one.checked !== null) ?? false)

export const countIn = (door: Door) => (door.roster?.candidates ?? []).filter(({ id }) => isIn(door, id)).length
export const countExpected = (door: Door) =>
  (door.roster?.candidates ?? []).filter(({ objection }) => objection === null).length

/** A candidate who is in is not marked again by the same device. */
export const withTick = (door: Door, tick: Tick): Door =>
  isIn(door, tick.registration_id) ? door : { ...door, waiting: [...door.waiting, tick] }

/** A newer roster, with what this device has marked since it was made. */
export const withRoster = (door: Door, roster: HallRoster): Door => ({ ...door, roster })

/** The server's answer: what it has is no longer waiting; what it saw otherwise is told. */
export const withResults = (door: Door, sent: Tick[], results: TickResult[]): Door => {
  const answered = new Map(results.map((one) => [one.key, one]))
  const nameOf = (id: number) => door.roster?.candidates.find((one) => one.id === id)?.name ?? 'A candidate'
  const done = new Map(
    sent
      .filter(({ key }) => answered.has(key))
      .map((tick) => [tick.registration_id, { tick, ...answered.get(tick.key) }]),
  )
  return {
    waiting: door.waiting.filter(({ key }) => !answered.has(key)),
    told: [
      ...results
        .filter(({ outcome }) => outcome !== 'in')
        .map((one) => ({ ...one, name: nameOf(one.registration_id) })),
      ...door.told,
    ].slice(0, 50),
    roster: door.roster && {
      ...door.roster,
      candidates: door.roster.candidates.map((one) => {
        const mark = done.get(one.id)
        if (!mark || mark.outcome === 'refused' || one.checked) return one
        return { ...one, checked: { at: mark.tick.at, by: null, how: mark.tick.how } }
      }),
    },
  }
}
