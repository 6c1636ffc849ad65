import type { KeptNotes, KeptSitting, LogStorage } from '../log/log-storage.ts'

/**
 * What this device holds of the tests written on one page. A device that refuses to tell or to keep is no reason to
 * stop: the server is asked instead.
 */
export const createKeptSittings = <Opened>(storage: () => LogStorage, path: string, owner: () => string) => ({
  async find(): Promise<KeptSitting<Opened> | undefined> {
    const found = (await storage()
      .sittings(path)
      .catch(() => [])) as KeptSitting<Opened>[]
    const who = owner()
    // Without a line nobody can be asked who this is: the device's own last sitting is opened again.
    return who === '' ? found.at(-1) : found.find((one) => one.owner === who)
  },
  notes: (attempt: string): Promise<KeptNotes | undefined> =>
    storage()
      .notes(attempt)
      .catch(() => undefined),
  keep: (attempt: string, opened: Opened, who = owner()): Promise<void> =>
    storage()
      .keepSitting({ attempt, path, owner: who, opened })
      .catch(() => undefined),
  forget: (attempt: string): Promise<void> =>
    storage()
      .forget(attempt)
      .catch(() => undefined),
})
