import type { Client } from '@northlight/contract/client'
import { fetchFile } from '../build-check/fetch-file.ts'
import { loadingBar } from '../loading/loading-bar-store.ts'
import type { Go } from '../navigation/go-by-document.ts'
import { leave } from '../session/leave.ts'
import { dispatch, sessionStore, sessionToken } from '../session/store.ts'
import { cameFrom, rememberLanding } from './came-from.ts'

let apiUrl = ''
let navigate: Go | undefined
let made: Promise<Client> | undefined

/** Told once by the root, before anything can call. */
export const setUpCalls = (url: string, go: Go) => {
  apiUrl = url
  navigate = go
  rememberLanding()
}

export const callsAt = () => apiUrl

/** Every refused call of a signed-in person leads to sign-in and back. */
const onUnauthenticated = () => {
  if (navigate && sessionStore.get().status === 'authenticated') return leave(navigate)
  dispatch({ type: 'session-arrived', session: null })
}

const make = async (fetch?: typeof globalThis.fetch): Promise<Client> => {
  const { createClient } = await fetchFile(() => import('@northlight/contract/client'))
  return createClient({
    baseUrl: apiUrl,
    token: sessionToken,
    fetch,
    onRequest: loadingBar.request,
    onUnauthenticated,
    withWrites: cameFrom,
  })
}

/**
 * The client of the API in the browser. A chunk loaded on first use: a page that calls nothing does not carry it.
 */
export const browserClient = (): Promise<Client> => {
  made ??= make()
  made.catch(() => {
    // The chunk could not be loaded; the next call tries again.
    made = undefined
  })
  return made
}

/** The same for a form with a file: `onProgress` is told how much of it has left, from 0 to 1. */
export const uploadClient = async (onProgress: (sent: number) => void): Promise<Client> => {
  const { fetchWithProgress } = await fetchFile(() => import('./fetch-with-progress.ts'))
  return make(fetchWithProgress(onProgress))
}
