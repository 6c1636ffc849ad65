import { createContext, use } from 'react'
import { neutralRootData, type RootData } from './institute.ts'

/** Given by the root of the document, and by the frame of an island. */
export const RootDataContext = createContext<RootData | undefined>(undefined)

export const useRootData = (): RootData => use(RootDataContext) ?? neutralRootData()
