import type { Client } from '@northlight/contract/client'
import { sessionToken, tell } from '../session/store.ts'
import { loadingBar } from '../shell/loading-bar-store.ts'

let apiUrl = ''
let made: Promise<Client> | undefined

/** Told once by the root, before anything can call. */
export const setApiUrl = (url: string) => {
  apiUrl = url
}

/** The API as the browser sees it. Fetched on first use: a page that calls nothing does not carry it. */
export const browserClient = (): Promise<Client> => {
  made ??= import('@northlight/contract/client').then(({ createClient }) =>
    createClient({
      baseUrl: apiUrl,
      token: sessionToken,
      onRequest: loadingBar.request,
      onUnauthenticated: () => tell({ type: 'signed-out' }),
    }),
  )
  made.catch(() => {
    // The file could not be fetched; the next call tries again.
    made = undefined
  })
  return made
}
