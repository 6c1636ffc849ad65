import { domain } from '../kernel/define-domain.ts'
import { redirectRoutes } from './routes.ts'

export const redirects = domain({ routes: redirectRoutes })
