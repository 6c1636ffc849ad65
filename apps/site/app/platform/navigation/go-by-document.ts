import { loadFully } from '../build-check/full-load.ts'

export type GoOptions = { replace?: boolean; preventScrollReset?: boolean; state?: unknown }
export type Go = (to: string, options?: GoOptions) => void

/** Without React Router (a reading page): the browser loads the next document. */
export const goByDocument: Go = (to, { replace } = {}) => {
  if (replace) location.replace(to)
  else loadFully(to)
}
