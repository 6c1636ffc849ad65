import { domain } from '../kernel/define-domain.ts'
import { optionRoutes } from './routes.ts'
import { chosenPlaces } from './uses.ts'

export const options = domain({ routes: optionRoutes, ports: [chosenPlaces] })
