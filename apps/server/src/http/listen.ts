import type { Server } from 'node:http'
import { seconds } from '@northlight/contract/durations'

/**
 * Backlog: so many may connect while the process is busy, as a hall of two thousand opens its test within seconds.
 */
const waitingConnections = 4096

export function listen(server: Server, port: number, host: string): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once('error', reject)
    server.listen({ port, host, backlog: waitingConnections }, () => {
      server.off('error', reject)
      resolve()
    })
  })
}

/** Graceful shutdown: no new connections; running requests may finish within the limit, then the rest is cut. */
export async function stopListening(server: Server, limit = seconds(10)): Promise<void> {
  if (!server.listening) return
  const closed = new Promise<void>((resolve) => server.close(() => resolve()))
  server.closeIdleConnections()
  // A request that began before was promised its connection for the next one; once answered, it must not hold us up.
  const sweep = setInterval(() => server.closeIdleConnections(), seconds(0.1))
  const timer = setTimeout(() => server.closeAllConnections(), limit)
  await closed
  clearInterval(sweep)
  clearTimeout(timer)
}
