import { sittingRoutes } from './sitting-routes.ts'
import { examStaffRoutes } from './staff-routes.ts'
import { testRoutes } from './test-routes.ts'

export const examRoutes = [...testRoutes, ...sittingRoutes, ...examStaffRoutes]
