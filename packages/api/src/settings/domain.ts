import { domain } from '../kernel/define-domain.ts'

export const settings = domain({})
