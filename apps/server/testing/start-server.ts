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

/** The pages of a course and of an article show what the API says of them. */
const articlePage = /^\/knowledge-desk\/([\w-]+)$/
const coursePage = /^\/([\w-]+)\/courses\/([\w-]+)$/

await main(process.env, async () => ({
  site: {
    isDevelopment: true,
    buildId: 'test',
    builtAt: '2026-11-15T00:00:00.000Z',
    render: async (request, { client }) => {
      const { pathname } = new URL(request.url)
      const time = lasting.get(pathname)
      if (time) {
        console.log('a long page has begun')
        await sleep(time)
      }
      const [, branch_slug, course_slug] = coursePage.exec(pathname) ?? []
      if (branch_slug && course_slug) {
        const params = { branch_slug, course_slug }
        const body = await client.get('/course/{course_slug}/branch/{branch_slug}', { params })
        return new Response(JSON.stringify(body), { headers: { 'content-type': 'text/html' } })
      }
      const [, slug] = articlePage.exec(pathname) ?? []
      if (slug) {
        const body = await client.get('/blog/{slug}', { params: { slug } }).catch(() => undefined)
        return new Response(JSON.stringify(body ?? {}), {
          status: body ? 200 : 404,
          headers: { 'content-type': 'text/html' },
        })
      }
      return new Response('<p>whole page</p>', { headers: { 'content-type': 'text/html' } })
    },
  },
  keepsPages: process.env.KEEPS_PAGES === 'yes',
  before: (_request, _response, next) => next(),
  close: async () => {},
}))
