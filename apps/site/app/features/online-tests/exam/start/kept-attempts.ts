import type { KeptAttempt, KeptNotes, LogStorage } from '../log/log-storage.ts'

/**
 * What this device holds of the tests written on one page. A device that refuses to tell or to keep is no reason to
 * stop: the server is asked instead.
 */
export const createKeptAttempts = <Opened>(storage: () => LogStorage, path: string, owner: () => string) => ({
  async find(): Promise<KeptAttempt<Opened> | undefined> {
    const found = (await storage()
      .attempts(path)
      .catch(() => [])) as KeptAttempt<Opened>[]
    const who = owner()
    // Offline nobody can be asked who this is: the device's own last attempt is opened again.
    return who === '' ? found.at(-1) : found.find((one) => one.owner === who)
  },
  notes: (attempt: string): Promise<KeptNotes | undefined> =>
    storage()
      .notes(attempt)
      .catch(() => undefined),
  keep: (attempt: string, opened: Opened, who = owner()): Promise<void> =>
    storage()
      .keepAttempt({ attempt, path, owner: who, opened })
      .catch(() => undefined),
  forget: (attempt: string): Promise<void> =>
    storage()
      .forget(attempt)
      .catch(() => undefined),
})
