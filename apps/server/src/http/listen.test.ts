import { Agent, createServer, get } from 'node:http'
import type { AddressInfo } from 'node:net'
import { hours, minutes } from '@northlight/contract/durations'
import { expect, test } from 'vitest'
import { listen, stopListening } from './listen.ts'

test('a connection kept for more requests does not hold the end up, once its request is answered', async () => {
  const begun = Promise.withResolvers<void>()
  const goOn = Promise.withResolvers<void>()
  const server = createServer(async (_request, response) => {
    begun.resolve()
    await goOn.promise
    response.end('whole')
  })
  server.keepAliveTimeout = hours(1)
  await listen(server, 0, '127.0.0.1')
  const agent = new Agent({ keepAlive: true })
  const { port } = server.address() as AddressInfo
  const answer = new Promise<string>((resolve, reject) =>
    get({ port, host: '127.0.0.1', agent }, (reply) => reply.setEncoding('utf8').once('data', resolve)).on(
      'error',
      reject,
    ),
  )
  await begun.promise
  // Far longer than the test may take: only a swept connection lets it end.
  const stopped = stopListening(server, minutes(10))
  goOn.resolve()
  expect(await answer).toBe('whole')
  await stopped
  agent.destroy()
})
