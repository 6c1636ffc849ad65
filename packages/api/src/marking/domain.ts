import { domain } from '../kernel/define-domain.ts'
import { markingJobs, markingSchedules } from './queue-marking.ts'

/** Engine and rows of a paper, for tests, results and the demo alike. An attempt that has ended is marked. */
export const marking = domain({ jobs: markingJobs, schedules: markingSchedules })
