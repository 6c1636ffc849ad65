import type { Client } from '@northlight/contract/client'
import { sessionToken, tell } from '../session/store.ts'
import { loadingBar } from '../shell/loading-bar-store.ts'

let apiUrl = ''
let made: Promise<Client> | undefined

/** Told once by the root, before anything can call. */
export const setApiUrl = (url: string) => {
  apiUrl = url
}

const make = async (fetch?: typeof globalThis.fetch): Promise<Client> => {
  const { createClient } = await import('@northlight/contract/client')
  return createClient({
    baseUrl: apiUrl,
    token: sessionToken,
    fetch,
    onRequest: loadingBar.request,
    onUnauthenticated: () => tell({ type: 'signed-out' }),
  })
}

/** The API as the browser sees it. Fetched on first use: a page that calls nothing does not carry it. */
export const browserClient = (): Promise<Client> => {
  made ??= make()
  made.catch(() => {
    // The file could not be fetched; the next call tries again.
    made = undefined
  })
  return made
}

/** The same for a form with a file: `onProgress` is told how much of it has left, from 0 to 1. */
export const uploadClient = async (onProgress: (sent: number) => void): Promise<Client> => {
  const { fetchWithProgress } = await import('./fetch-with-progress.ts')
  return make(fetchWithProgress(onProgress))
}
