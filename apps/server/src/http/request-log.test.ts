import { once } from 'node:events'
import { createServer, request } from 'node:http'
import { type AddressInfo, connect } from 'node:net'
import { pino } from 'pino'
import { afterEach, expect, test, vi } from 'vitest'
import { listen, stopListening } from './listen.ts'
import { createMetrics } from './metrics.ts'
import { requestRecorder } from './request-log.ts'

let server: ReturnType<typeof createServer>

afterEach(() => stopListening(server, 100))

/** A server that answers every address with the status it names. */
async function recorded(level: string) {
  const lines: string[] = []
  const metrics = createMetrics()
  const log = pino({ base: undefined, level }, { write: (line: string) => lines.push(line) })
  const record = requestRecorder({ log, metrics })
  server = createServer((incoming, outgoing) => {
    record(incoming, outgoing, 'an-id-1234')
    const status = Number(/\d{3}/.exec(incoming.url ?? '')?.[0] ?? 200)
    if (incoming.url !== '/never') outgoing.writeHead(status).end('hello')
  })
  await listen(server, 0, '127.0.0.1')
  const { port } = server.address() as AddressInfo
  const get = async (path: string) => {
    const [reply] = await once(request({ port, path, agent: false }).end(), 'response')
    reply.resume()
    await once(reply, 'end')
  }
  return { lines, get, port, log, metrics }
}

test('a line holds what the logger itself would have written', async () => {
  const { lines, get, log } = await recorded('info')
  await get('/a"b/200?secret=1')
  await vi.waitFor(() => expect(lines).toHaveLength(1))
  const line = JSON.parse(lines[0] ?? '')
  expect(line).toMatchObject({ requestId: 'an-id-1234', method: 'GET', path: '/a"b/200', status: 200, msg: 'request' })
  expect(line.bytes).toBeGreaterThan(5)
  expect(lines[0]?.endsWith('\n')).toBe(true)
  const { level, time, msg, ...fields } = line
  log.info(fields, 'request')
  expect(Object.keys(JSON.parse(lines[1] ?? ''))).toEqual(Object.keys(line))
  expect(level).toBe(30)
  expect(time).toBeLessThanOrEqual(Date.now())
})

test('a failure is an error, a probe is only for those who look closely', async () => {
  const { lines, get } = await recorded('info')
  await get('/healthz')
  await get('/503')
  await vi.waitFor(() => expect(lines).toHaveLength(1))
  expect(JSON.parse(lines[0] ?? '')).toMatchObject({ level: 50, status: 503, msg: 'request failed' })
})

test('a visitor who leaves early is told from one who was answered', async () => {
  const { lines, port } = await recorded('info')
  const socket = connect(port, '127.0.0.1')
  socket.write('GET /never HTTP/1.1\r\nHost: x\r\n\r\n')
  await once(server, 'request')
  socket.destroy()
  await vi.waitFor(() => expect(lines).toHaveLength(1))
  expect(JSON.parse(lines[0] ?? '')).toMatchObject({ path: '/never', aborted: true })
})

test('requests are measured even where nothing is logged', async () => {
  const { lines, get, metrics } = await recorded('error')
  await get('/')
  await vi.waitFor(async () =>
    expect(await metrics.text()).toContain(
      'northlight_http_request_seconds_count{route="pages",method="GET",status="2xx"} 1',
    ),
  )
  expect(lines).toEqual([])
  // Where only failures are told, what went out is not counted, and nothing wrong is said of it.
  await get('/503')
  await vi.waitFor(() => expect(lines).toHaveLength(1))
  expect(JSON.parse(lines[0] ?? '')).not.toHaveProperty('bytes')
})
