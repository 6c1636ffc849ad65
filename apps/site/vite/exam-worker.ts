import { fileURLToPath } from 'node:url'
import type { Plugin } from 'vite'

const source = fileURLToPath(new URL('../worker/exam-worker.ts', import.meta.url))
const name = 'exam-worker.js'

/**
 * The service worker of a test page. Its address has no hash and stands at the top of the site: a browser finds the
 * newer worker at the address of the old one, and a worker may serve no page above its own folder.
 */
export const examWorker = (): Plugin => ({
  name: 'site:exam-worker',
  buildStart() {
    if (this.environment.name === 'client' && this.environment.mode === 'build')
      this.emitFile({ type: 'chunk', id: source, fileName: name })
  },
  configureServer(server) {
    server.middlewares.use(`/${name}`, async (_request, response, next) => {
      try {
        const made = await server.environments.client.transformRequest(source)
        response.setHeader('content-type', 'text/javascript')
        response.end(made?.code)
      } catch (error) {
        next(error)
      }
    })
  },
})
