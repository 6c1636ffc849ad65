import { domain } from '../kernel/define-domain.ts'
import { mailedForms } from './about.ts'
import { mailSchedules, tellOfficeOfGivenUp } from './given-up.ts'

export const mails = domain({ jobs: [tellOfficeOfGivenUp], schedules: mailSchedules, ports: [mailedForms] })
