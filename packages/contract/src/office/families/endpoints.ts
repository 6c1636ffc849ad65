import { familyReads } from './reading.ts'
import { familyWrites } from './writing.ts'

export const officeFamilyEndpoints = [...familyReads, ...familyWrites] as const
