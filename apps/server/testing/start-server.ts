import { setTimeout as sleep } from 'node:timers/promises'
import { seconds } from '@northlight/contract/durations'
import { main } from '../src/main.ts'

/**
 * The real server around a site of three lines, so that tests of the process need no build.
 * `/slow` takes long enough to be still running when the test sends a signal.
 */
await main(process.env, async () => ({
  site: {
    isDevelopment: true,
    buildId: 'test',
    builtAt: '2026-11-15T00:00:00.000Z',
    render: async (request) => {
      if (new URL(request.url).pathname === '/slow') await sleep(seconds(1.5))
      return new Response('<p>whole page</p>', { headers: { 'content-type': 'text/html' } })
    },
  },
  before: (_request, _response, next) => next(),
  close: async () => {},
}))
