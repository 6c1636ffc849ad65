import { domain } from '../kernel/define-domain.ts'
import { brings } from '../kernel/ports.ts'
import { downloadMakers } from '../media/downloads.ts'
import { taskRoutes } from './routes.ts'
import { runTask, taskKinds } from './run-task.ts'
import { forgetOldTasks, workDownload, workSchedules } from './tasks.ts'

/** Files and acts on many records, made behind the screen in the name of the person who asked. */
export const tasks = domain({
  routes: taskRoutes,
  jobs: [runTask, forgetOldTasks],
  schedules: workSchedules,
  ports: [taskKinds],
  brings: [brings(downloadMakers, workDownload)],
})
