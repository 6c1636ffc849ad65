import { articleRoutes } from './articles/routes.ts'
import { courseRoutes } from './courses/routes.ts'
import { eventRoutes } from './events/routes.ts'
import { pageRoutes } from './pages/routes.ts'
import { peopleRoutes } from './people/routes.ts'
import { programmeRoutes } from './programmes/routes.ts'

/** Everything a visitor can read. */
export const contentRoutes = [
  ...pageRoutes,
  ...articleRoutes,
  ...peopleRoutes,
  ...eventRoutes,
  ...courseRoutes,
  ...programmeRoutes,
]
