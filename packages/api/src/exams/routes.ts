import { attemptRoutes } from './attempt/routes.ts'
import { consoleRoutes } from './console/routes.ts'
import { examStaffRoutes } from './staff/routes.ts'
import { testRoutes } from './tests/routes.ts'

export const examRoutes = [...testRoutes, ...attemptRoutes, ...examStaffRoutes, ...consoleRoutes]
