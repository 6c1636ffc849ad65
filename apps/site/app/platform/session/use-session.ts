import { useStore } from '@northlight/ui/state/use-store.ts'
import { loading, type SessionState } from './machine.ts'
import { sessionStore } from './store.ts'

export const useSession = (): SessionState => useStore(sessionStore, loading)
