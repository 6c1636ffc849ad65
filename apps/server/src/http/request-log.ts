import type { IncomingMessage, ServerResponse } from 'node:http'
import { performance } from 'node:perf_hooks'
import { type DestinationStream, type Logger, pino } from 'pino'
import { loggedPath, routeGroup } from './logged-path.ts'
import type { Metrics } from './metrics.ts'

const methods = new Set(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'])

const { streamSym, timeSym }: { streamSym: symbol; timeSym: symbol } = pino.symbols

/** One line and one measurement per request, written when the reply is out or the visitor has left. */
export function requestRecorder({ log, metrics }: { log: Logger; metrics: Metrics }) {
  // Every field of the line is named below and none can tell a person, so nothing has to be hidden. The logger would
  // look at each letter of each field again, which takes as long as finding and sending the page.
  const inside = log as unknown as Record<symbol, unknown>
  const out = inside[streamSym] as DestinationStream
  const time = inside[timeSym] as () => string
  const observers = new Map<string, { observe(seconds: number): void }>()
  const observer = (route: string, method: string, status: string) => {
    const key = `${route} ${method} ${status}`
    const known = observers.get(key) ?? metrics.requests.labels({ route, method, status })
    observers.set(key, known)
    return known
  }

  return (request: IncomingMessage, response: ServerResponse, requestId: string): void => {
    const started = performance.now()
    const { url = '/', method = '', socket } = request
    const written = socket.bytesWritten
    // Comes once by itself; `once` would wrap the function for every request.
    response.on('close', () => {
      const ms = performance.now() - started
      const group = routeGroup(url)
      const { statusCode: status } = response
      observer(group, methods.has(method) ? method : 'OTHER', `${Math.floor(status / 100)}xx`).observe(ms / 1000)
      // Probes come every few seconds for ever; they would drown everything else.
      const level = status >= 500 ? 'error' : group === 'operations' ? 'debug' : 'info'
      if (!log.isLevelEnabled(level)) return
      const bytes = Math.max(0, socket.bytesWritten - written)
      out.write(
        `{"level":${log.levels.values[level]}${time()},"requestId":"${requestId}","method":"${method}",` +
          `"path":${JSON.stringify(loggedPath(url))},"status":${status},"ms":${Math.round(ms * 10) / 10},"bytes":${bytes}` +
          `${response.writableFinished ? '' : ',"aborted":true'},"msg":"${level === 'error' ? 'request failed' : 'request'}"}\n`,
      )
    })
  }
}
