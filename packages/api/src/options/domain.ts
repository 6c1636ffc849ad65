import { domain } from '../kernel/define-domain.ts'
import { optionRoutes } from './routes.ts'

export const options = domain({ routes: optionRoutes })
