import { domain } from '../kernel/define-domain.ts'
import { forgetOldData, retentionSchedules } from './jobs.ts'
import { retentionSteps } from './steps.ts'

export const retention = domain({ jobs: [forgetOldData], schedules: retentionSchedules, ports: [retentionSteps] })
