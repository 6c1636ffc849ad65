import { attemptRoutes } from './attempt/routes.ts'
import { consoleRoutes } from './office/console/routes.ts'
import { examStaffRoutes } from './office/interventions/routes.ts'
import { examOfficeRoutes } from './office/routes.ts'
import { testRoutes } from './online-tests/routes.ts'

export const examRoutes = [...testRoutes, ...attemptRoutes, ...examStaffRoutes, ...examOfficeRoutes, ...consoleRoutes]
