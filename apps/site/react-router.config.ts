import type { Config } from '@react-router/dev/config'
import { thinRouteTable } from './vite/thin-route-table.ts'

export default {
  // The whole route table travels with the first page: no second request on a click,
  // and no version of the table on the server that could differ from the page's own.
  routeDiscovery: { mode: 'initial' },
  buildEnd: ({ reactRouterConfig }) => thinRouteTable(reactRouterConfig.buildDirectory),
} satisfies Config
