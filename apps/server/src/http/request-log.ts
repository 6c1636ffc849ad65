import type { IncomingMessage, ServerResponse } from 'node:http'
import { performance } from 'node:perf_hooks'
import type { Logger } from 'pino'
import { loggedPath, routeGroup } from './logged-path.ts'
import type { Metrics } from './metrics.ts'

const methods = new Set(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'])

type Recording = {
  log: Logger
  metrics: Metrics
  /** For what is counted of replies that went out whole. */
  onReply?: ((request: IncomingMessage, response: ServerResponse, ms: number) => void) | undefined
}

/** One line and one measurement per request, written when the reply is out or the visitor has left. */
export function requestRecorder({ log, metrics, onReply }: Recording) {
  // Every field of the line is named below and none can tell a person, so nothing has to be hidden: looking for
  // secrets in each field again would take as long as finding and sending the page.
  const lines = log.child({}, { redact: [] })

  return (request: IncomingMessage, response: ServerResponse, requestId: string): void => {
    const started = performance.now()
    const { url = '/', method = '', socket } = request
    // Asking a socket takes a tenth of what a page from memory takes.
    const written = log.isLevelEnabled('info') ? socket.bytesWritten : undefined
    // Comes once by itself; `once` would wrap the function for every request.
    response.on('close', () => {
      const ms = performance.now() - started
      const group = routeGroup(url)
      const { statusCode: status } = response
      metrics.requests.observe(group, methods.has(method) ? method : 'OTHER', Math.floor(status / 100), ms / 1000)
      if (response.writableFinished) onReply?.(request, response, ms)
      // Probes come every few seconds for ever; they would drown everything else.
      const level = status >= 500 ? 'error' : group === 'operations' ? 'debug' : 'info'
      if (!log.isLevelEnabled(level)) return
      const bytes = written === undefined ? {} : { bytes: Math.max(0, socket.bytesWritten - written) }
      const line = { requestId, method, path: loggedPath(url), status, ms: Math.round(ms * 10) / 10, ...bytes }
      const message = level === 'error' ? 'request failed' : 'request'
      lines[level](response.writableFinished ? line : { ...line, aborted: true }, message)
    })
  }
}
