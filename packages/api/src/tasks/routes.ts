import { officeTask } from '@northlight/contract/office/tasks'
import { implement } from '../kernel/implement.ts'
import { readTask } from './tasks.ts'

export const taskRoutes = [
  implement(officeTask, async (ctx, { params }) => ({
    message: 'How far it is.',
    work: await readTask(ctx, params.id),
  })),
]
