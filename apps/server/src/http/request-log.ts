import type { IncomingMessage, ServerResponse } from 'node:http'
import { performance } from 'node:perf_hooks'
import type { Logger } from 'pino'
import { loggedPath, routeGroup } from './logged-path.ts'
import type { Metrics } from './metrics.ts'

const methods = new Set(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'])

/** One line and one measurement per request, written when the reply is out or the visitor has left. */
export function requestRecorder({ log, metrics }: { log: Logger; metrics: Metrics }) {
  // Every field of the line is named below and none can tell a person, so no time is spent on hiding.
  const lines = log.child({}, { redact: [] })
  const observers = new Map<string, { observe(seconds: number): void }>()
  const observer = (route: string, method: string, status: string) => {
    const key = `${route} ${method} ${status}`
    const known = observers.get(key) ?? metrics.requests.labels({ route, method, status })
    observers.set(key, known)
    return known
  }

  return (request: IncomingMessage, response: ServerResponse, requestId: string): void => {
    const started = performance.now()
    const written = request.socket.bytesWritten
    const { url = '/', method = '' } = request
    response.once('close', () => {
      const ms = performance.now() - started
      const group = routeGroup(url)
      const status = `${Math.floor(response.statusCode / 100)}xx`
      observer(group, methods.has(method) ? method : 'OTHER', status).observe(ms / 1000)
      const line = {
        requestId,
        method,
        path: loggedPath(url),
        status: response.statusCode,
        ms: Math.round(ms * 10) / 10,
        bytes: Math.max(0, request.socket.bytesWritten - written),
        ...(response.writableFinished ? {} : { aborted: true }),
      }
      if (response.statusCode >= 500) lines.error(line, 'request failed')
      // Probes come every few seconds for ever; they would drown everything else.
      else if (group === 'operations') lines.debug(line, 'request')
      else lines.info(line, 'request')
    })
  }
}
