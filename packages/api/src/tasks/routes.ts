import { officeWork } from '@northlight/contract/office/tasks'
import { implement } from '../kernel/implement.ts'
import { readWork } from './tasks.ts'

export const taskRoutes = [
  implement(officeWork, async (ctx, { params }) => ({
    message: 'How far it is.',
    work: await readWork(ctx, params.id),
  })),
]
