import { createContext, use } from 'react'

/** What is drawn where there is no picture: plain lines, or the sky, for an institute that has chosen it. */
export type Motif = 'plain' | 'stars'

export const MotifContext = createContext<Motif>('plain')

export const useMotif = (): Motif => use(MotifContext)
