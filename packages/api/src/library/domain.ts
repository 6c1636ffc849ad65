import { domain } from '../kernel/define-domain.ts'
import { forgetFormerPictures, librarySchedules } from './library.ts'
import { makeSizes } from './make-sizes.ts'
import { settleWithdrawn } from './picture-consent.ts'
import { libraryRoutes } from './routes.ts'

export const library = domain({
  routes: libraryRoutes,
  jobs: [forgetFormerPictures, settleWithdrawn, makeSizes],
  schedules: librarySchedules,
})
