import { domain } from '../kernel/define-domain.ts'
import { searchRoutes } from './routes.ts'

export const search = domain({ routes: searchRoutes })
