import { familiesMany } from './many.ts'
import { familyReads } from './reading.ts'
import { familyWrites } from './writing.ts'

export const officeFamilyEndpoints = [...familyReads, ...familiesMany, ...familyWrites] as const
