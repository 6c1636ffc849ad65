import { domain } from '../kernel/define-domain.ts'
import { mailSchedules, tellOfficeOfGivenUp } from './given-up.ts'

export const mails = domain({ jobs: [tellOfficeOfGivenUp], schedules: mailSchedules })
