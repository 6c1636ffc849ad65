import { fetchFile } from '../build-check/fetch-file.ts'
import type { Go } from '../navigation/go-by-document.ts'
import { dispatch } from './store.ts'

/** The session of a signed-in person is over: to sign-in and back. Rare, so the work is fetched then only. */
export const leave = async (go: Go): Promise<void> => {
  try {
    const { leaveForSignIn } = await fetchFile(() => import('./leave-for-sign-in.ts'))
    await leaveForSignIn(go)
  } catch {
    dispatch({ type: 'session-arrived', session: null })
  }
}

let guard: Go | undefined

/** While a page stands that only signed-in people see: without a session it is left, what is typed in it is kept. */
export const guardPage = (go: Go): (() => void) => {
  guard = go
  return () => {
    guard = undefined
  }
}

export const guarding = (): Go | undefined => guard
