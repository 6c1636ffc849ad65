import { readMark } from '@northlight/ui/session/signed-in-mark.ts'

export type Draft<Name extends string = string> = Partial<Record<Name, string>>

/**
 * Where a half-filled form is kept. `tab`: until the tab is closed, for forms with what a shared computer should not
 * remember. `device`: for `lifetime`, so that a closed page or a sign-in on the way loses nothing.
 */
export type DraftPlace = { in: 'tab' } | { in: 'device'; lifetime: number }

type Options<Name extends string> = {
  key: string
  place: DraftPlace
  /** Passwords, state numbers and agreements are never left behind. */
  isKept: (name: string) => name is Name
}

export type DraftStore<Name extends string> = ReturnType<typeof createDraftStore<Name>>

/**
 * What was typed into one form. A session may end without a sign-out: what one account has typed is not shown to another.
 * Storage that is switched off or full keeps nothing and breaks nothing.
 */
export const createDraftStore = <Name extends string>({ key, place, isKept }: Options<Name>) => {
  const storage = () => (place.in === 'tab' ? sessionStorage : localStorage)
  const isOld = (at: number, now: number) => place.in === 'device' && now - at > place.lifetime

  /** Plain texts of the named fields and nothing else. */
  const draftOf = (values: object): Draft<Name> =>
    Object.fromEntries(
      Object.entries(values).filter(([name, value]) => typeof value === 'string' && isKept(name)),
    ) as Draft<Name>

  const forget = (): void => {
    try {
      storage().removeItem(key)
    } catch {
      // Nothing was kept where storage is switched off.
    }
  }

  return {
    key,
    draftOf,
    forget,
    /** Whether the device has kept it. */
    keep(values: object, now = Date.now()): boolean {
      try {
        storage().setItem(key, JSON.stringify({ at: now, by: readMark(), values: draftOf(values) }))
        return true
      } catch {
        return false
      }
    },
    read(now = Date.now()): Draft<Name> | null {
      try {
        const { at, by, values } = JSON.parse(storage().getItem(key) ?? '{}') as Record<string, unknown>
        if (typeof at !== 'number' || typeof values !== 'object' || values === null) return null
        const reader = readMark()
        if (!isOld(at, now) && !(by && reader && by !== reader)) return draftOf(values)
        forget()
        return null
      } catch {
        return null
      }
    },
  }
}
