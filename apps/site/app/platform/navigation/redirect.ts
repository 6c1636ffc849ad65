import { afterSignIn, safePath } from '@northlight/contract/safe-path'

const wantedIn = (search: string): string | null => new URLSearchParams(search).get('redirect')

const keptIn = (search: string): string | null => safePath(wantedIn(search))

const withRedirect = (to: string, path: string) => `${to}?redirect=${encodeURIComponent(path)}`

/** Where a person goes once signed in: the page they came from, if it is one of ours, or their profile. */
export const redirectIn = (search: string): string => afterSignIn(wantedIn(search))

export const signInAddress = (path: string): string => withRedirect('/auth/sign-in', path)

/** From one account page to another without losing where the person wanted to go. */
export const keepRedirect = (to: string, search: string): string => {
  const path = keptIn(search)
  return path === null ? to : withRedirect(to, path)
}
