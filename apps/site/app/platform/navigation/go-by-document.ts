import { loadFully } from '../build-check/full-load.ts'

export type GoOptions = { replace?: boolean; preventScrollReset?: boolean; state?: unknown }
export type Go = (to: string, options?: GoOptions) => void

/** On a document that no router runs: the browser loads the next one. */
export const goByDocument: Go = (to, { replace } = {}) => {
  if (replace) location.replace(to)
  else loadFully(to)
}
