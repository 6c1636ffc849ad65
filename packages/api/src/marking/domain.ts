import { domain } from '../kernel/define-domain.ts'

export const marking = domain({})
