import { branchHeader } from '@northlight/contract/office/me'
import { createStore } from '@northlight/ui/state/create-store.ts'
import { useStore } from '@northlight/ui/state/use-store.ts'
import { queryClient } from './query-client.ts'

const name = 'office-branch'

const kept = (): number | null => {
  const text = sessionStorage.getItem(name)
  return text !== null && /^\d{1,9}$/.test(text) ? Number(text) : null
}

/** The branch whose lists this tab shows; null for all where the person works. */
const chosen = createStore<number | null>(kept())

export const useBranchInView = () => useStore(chosen)

export const viewBranch = (id: number | null) => {
  chosen.set(id)
  if (id === null) sessionStorage.removeItem(name)
  else sessionStorage.setItem(name, String(id))
  void queryClient.invalidateQueries()
}

/** Goes with every call: what is read is narrowed by it, and money that is taken lies at its desk. */
export const branchHeaders = (): Record<string, string> => {
  const id = chosen.get()
  return id === null ? {} : { [branchHeader]: String(id) }
}
