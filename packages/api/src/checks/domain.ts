import { domain } from '../kernel/define-domain.ts'
import { checkRoutes } from './routes.ts'

/** What is published is compared with what must be; it reads what visitors read. */
export const checks = domain({ routes: checkRoutes })
