import { domain } from '../kernel/define-domain.ts'
import { forgets } from './forget-old.ts'
import { forgetOldData, retentionSchedules } from './jobs.ts'

export const retention = domain({ jobs: [forgetOldData], schedules: retentionSchedules, ports: [forgets] })
