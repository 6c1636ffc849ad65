import { attemptRoutes } from './attempt/routes.ts'
import { consoleRoutes } from './console/routes.ts'
import { examOfficeRoutes } from './office/routes.ts'
import { examStaffRoutes } from './staff/routes.ts'
import { testRoutes } from './tests/routes.ts'

export const examRoutes = [...testRoutes, ...attemptRoutes, ...examStaffRoutes, ...examOfficeRoutes, ...consoleRoutes]
