import { disclosureMeter } from '@northlight/contract/office/disclosure-meter'
import { implement } from '../kernel/implement.ts'
import { readMeter } from './read-meter.ts'

export const checkRoutes = [
  implement(disclosureMeter, async (ctx) => ({
    message: 'What each branch has published.',
    branches: await readMeter(ctx),
  })),
]
