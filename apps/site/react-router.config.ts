import { join } from 'node:path'
import type { Config } from '@react-router/dev/config'
import { trimRouteTable } from './vite/route-table.ts'

export default {
  // The table of routes travels with an application page: no second request on a click, and no version of the table
  // on the server that could differ from the page's own, on which the router would reload without asking.
  routeDiscovery: { mode: 'initial' },
  buildEnd: ({ reactRouterConfig: { buildDirectory } }) => trimRouteTable(join(buildDirectory, 'client')),
} satisfies Config
