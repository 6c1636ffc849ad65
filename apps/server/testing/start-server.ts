import { setTimeout as sleep } from 'node:timers/promises'
import { minutes, seconds } from '@northlight/contract/durations'
import { main } from '../src/main.ts'

/**
 * The real server around a site of three lines, so that tests of the process need no build.
 * `/slow` and `/endless` say that they have begun, so that a test sends its signal while they run.
 */
const lasting = new Map([
  ['/slow', seconds(1.5)],
  ['/endless', minutes(5)],
])

await main(process.env, async () => ({
  site: {
    isDevelopment: true,
    buildId: 'test',
    builtAt: '2026-11-15T00:00:00.000Z',
    render: async (request) => {
      const time = lasting.get(new URL(request.url).pathname)
      if (time) {
        console.log('a long page has begun')
        await sleep(time)
      }
      return new Response('<p>whole page</p>', { headers: { 'content-type': 'text/html' } })
    },
  },
  before: (_request, _response, next) => next(),
  close: async () => {},
}))
