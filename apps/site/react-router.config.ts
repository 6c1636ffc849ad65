import type { Config } from '@react-router/dev/config'

export default {
  // The table of routes travels with an application page: no second request on a click, and no version of the table
  // on the server that could differ from the page's own, on which the router would reload without asking.
  routeDiscovery: { mode: 'initial' },
} satisfies Config
