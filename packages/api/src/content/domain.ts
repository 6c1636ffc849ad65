import { domain } from '../kernel/define-domain.ts'
import { contentRoutes } from './routes.ts'

export const content = domain({ routes: contentRoutes })
