import { createContext, use, useId, useState } from 'react'

/** Gives the next id of an island. */
export const NextIdContext = createContext<(() => string) | undefined>(undefined)

/** Server and browser draw an island in the same order, so that both count to the same ids. */
export const idsFrom = (prefix: string): (() => string) => {
  let count = 0
  return () => `${prefix}${count++}`
}

/** `useId` for what may stand in an island: React draws it on the server, Preact in the browser, and their ids differ. */
export const useOwnId = (): string => {
  const next = use(NextIdContext)
  const id = useId()
  const [counted] = useState(() => next?.())
  return counted ?? id
}
