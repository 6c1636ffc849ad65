import { domain } from '../kernel/define-domain.ts'
import { forgetFormerPictures, librarySchedules } from './library.ts'
import { makeSizes } from './make-sizes.ts'
import { settleWithdrawn } from './picture-consent.ts'
import { libraryRoutes } from './routes.ts'

/** Where a picture is used is known by the records that show it. */
export const library = domain({
  routes: libraryRoutes,
  jobs: [forgetFormerPictures, settleWithdrawn, makeSizes],
  schedules: librarySchedules,
})
