import type { IncomingMessage, ServerResponse } from 'node:http'
import { performance } from 'node:perf_hooks'
import type { Logger } from 'pino'
import { loggedPath, routeGroup } from './logged-path.ts'
import type { Metrics } from './metrics.ts'

const methods = new Set(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'])

/** One line and one measurement per request, written when the reply is out or the visitor has left. */
export function recordRequest(
  request: IncomingMessage,
  response: ServerResponse,
  { log, metrics, requestId }: { log: Logger; metrics: Metrics; requestId: string },
): void {
  const started = performance.now()
  const written = request.socket.bytesWritten
  const url = request.url ?? '/'
  response.once('close', () => {
    const ms = performance.now() - started
    const group = routeGroup(url)
    metrics.requests.observe(
      {
        route: group,
        method: methods.has(request.method ?? '') ? (request.method as string) : 'OTHER',
        status: `${Math.floor(response.statusCode / 100)}xx`,
      },
      ms / 1000,
    )
    const line = {
      requestId,
      method: request.method,
      path: loggedPath(url),
      status: response.statusCode,
      ms: Math.round(ms * 10) / 10,
      bytes: Math.max(0, request.socket.bytesWritten - written),
      ...(response.writableFinished ? {} : { aborted: true }),
    }
    if (response.statusCode >= 500) log.error(line, 'request failed')
    // Probes come every few seconds for ever; they would drown everything else.
    else if (group === 'operations') log.debug(line, 'request')
    else log.info(line, 'request')
  })
}
