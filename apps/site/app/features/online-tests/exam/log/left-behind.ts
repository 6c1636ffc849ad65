import { indexedDbStorage } from './indexed-db-storage.ts'

/** Whether this browser still holds a whole paper of this person, written on that page. */
export const isLeftBehind = async (path: string, owner: string): Promise<boolean> => {
  const kept = await (await indexedDbStorage()).attempts(path)
  return kept.some((one) => one.owner === owner && 'paper' in (one.opened as object))
}
