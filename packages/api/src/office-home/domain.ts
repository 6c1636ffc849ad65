import { domain } from '../kernel/define-domain.ts'
import { officeHomeRoutes } from './routes.ts'

/**
 * Today, and the palette that searches everything. What waits for a signature or a decision stands on Today; the palette
 * finds families, applications and payments beside records.
 */
export const officeHome = domain({ routes: officeHomeRoutes })
