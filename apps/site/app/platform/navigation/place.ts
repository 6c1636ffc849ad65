import { createContext, use } from 'react'
import { type Go, goByDocument } from './go-by-document.ts'

/** Where the visitor is. */
export type Place = { pathname: string; search: string; hash: string; key: string; state: unknown }

/** An island has no router around it: there the address of the document is the place. */
const documentPlace = (): Place => {
  const { pathname, search, hash } = globalThis.location ?? { pathname: '/', search: '', hash: '' }
  return { pathname, search, hash, key: 'document', state: null }
}

export const PlaceContext = createContext<Place | undefined>(undefined)
export const GoContext = createContext<Go>(goByDocument)

export const usePlace = (): Place => use(PlaceContext) ?? documentPlace()

/** Goes to another page of the site: in place between application pages, by loading the document otherwise. */
export const useGo = (): Go => use(GoContext)

export const useQuery = (): URLSearchParams => new URLSearchParams(usePlace().search)
