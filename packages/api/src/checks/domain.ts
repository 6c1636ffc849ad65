import { domain } from '../kernel/define-domain.ts'
import { checkRoutes } from './routes.ts'

export const checks = domain({ routes: checkRoutes })
