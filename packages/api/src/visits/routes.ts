import { officeVisits } from '@northlight/contract/office/visits'
import { implement } from '../kernel/implement.ts'
import { readVisits } from './count-visits.ts'

export const visitRoutes = [
  implement(officeVisits, async (ctx) => ({ message: 'Views of pages.', visits: await readVisits(ctx) })),
]
