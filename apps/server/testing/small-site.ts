import { setTimeout as sleep } from 'node:timers/promises'
import { minutes } from '@northlight/contract/durations'
import type { Development } from '../src/serve.ts'

const answers = (address: string) =>
  fetch(address).then(
    () => true,
    () => false,
  )

/** `/slow` ends once the server takes no more visitors, `/endless` never does: so a test knows what runs at a signal. */
const lasting: Record<string, (port: string) => Promise<unknown>> = {
  '/slow': async (port) => {
    while (await answers(`http://127.0.0.1:${port}/healthz`)) await sleep(20)
  },
  '/endless': () => sleep(minutes(5)),
}

/** The pages of a course and of an article show what the API says of them. */
const articlePage = /^\/knowledge-desk\/([\w-]+)$/
const coursePage = /^\/([\w-]+)\/courses\/([\w-]+)$/

/** A site of three lines in the place of the built one, so that tests of the process need no build. */
export const smallSite =
  ({ keepsPages = false } = {}): Development =>
  async () => ({
    site: {
      isDevelopment: true,
      buildId: 'test',
      builtAt: '2026-11-15T00:00:00.000Z',
      render: async (request, { client }) => {
        const { pathname, port } = new URL(request.url)
        const last = lasting[pathname]
        if (last) {
          console.log('a long page has begun')
          await last(port)
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
    keepsPages,
    before: (_request, _response, next) => next(),
    close: async () => {},
  })
