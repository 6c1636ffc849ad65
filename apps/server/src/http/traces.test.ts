import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, onTestFinished, test } from 'vitest'
import { preparedFolder } from '../../testing/prepared-folder.ts'
import { serveHere } from '../../testing/serve-here.ts'
import { createTraces } from './traces.ts'

type Attribute = { key: string; value: { stringValue?: string; intValue?: string } }
type Span = { name: string; traceId: string; spanId: string; parentSpanId?: string; attributes: Attribute[] }

const spansIn = (body: string): Span[] => JSON.parse(body).resourceSpans[0].scopeSpans[0].spans

const collector = async () => {
  const spans: Span[] = []
  const paths = new Set<string>()
  const server = createServer(async (request, reply) => {
    paths.add(request.url ?? '')
    let body = ''
    for await (const chunk of request) body += chunk
    spans.push(...spansIn(body))
    reply.end('{}')
  }).listen(0, '127.0.0.1')
  await new Promise((resolve) => server.once('listening', resolve))
  onTestFinished(() => {
    server.closeAllConnections()
    server.close()
  })
  return { spans, paths, endpoint: `http://127.0.0.1:${(server.address() as AddressInfo).port}` }
}

const factOf = ({ attributes }: Span, name: string) => attributes.find(({ key }) => key === name)?.value

test('a request and its statements are told to the collector, without what was asked for or typed', async () => {
  const { spans, paths, endpoint } = await collector()
  const { origin, close } = await serveHere({
    DATA_DIR: await preparedFolder(),
    TRUST_PROXY: '1',
    OTEL_EXPORTER_OTLP_ENDPOINT: endpoint,
  })
  const traceId = 'ab'.repeat(16)
  const headers = { traceparent: `00-${traceId}-${'12'.repeat(8)}-01`, 'x-request-id': 'request-of-test' }
  await (await fetch(`${origin}/api/v1/branch/all?email=a.person@example.com`, { headers })).text()
  await close()
  expect([...paths]).toEqual(['/v1/traces'])
  const request = spans.find((span) => span.traceId === traceId && span.name === 'GET api')
  if (!request) throw new Error('The request was not told.')
  expect(request.parentSpanId).toBe('12'.repeat(8))
  expect(factOf(request, 'url.path')).toEqual({ stringValue: '/api/v1/branch/all' })
  expect(factOf(request, 'http.response.status_code')).toEqual({ intValue: '200' })
  expect(factOf(request, 'northlight.request_id')).toEqual({ stringValue: 'request-of-test' })
  const statements = spans.filter(({ parentSpanId }) => parentSpanId === request.spanId)
  expect(statements.length).toBeGreaterThan(0)
  for (const one of statements) expect(factOf(one, 'db.query.text')?.stringValue).toMatch(/^(?:select|with) /i)
  expect(JSON.stringify(spans)).not.toContain('a.person')
})

test('a collector that is gone is told once, and costs the oldest of what waits', async () => {
  const warned: unknown[] = []
  const bodies: string[] = []
  let isThere = false
  const send = async (_: unknown, init?: RequestInit) => {
    if (!isThere) throw new Error('refused')
    bodies.push(String(init?.body))
    return new Response('{}')
  }
  const options = { endpoint: 'http://127.0.0.1:4318/', about: {}, warn: (error: unknown) => warned.push(error) }
  const traces = createTraces({ ...options, send, every: 5 })
  for (let n = 0; n < 2; n++) {
    traces.begin(undefined).end(`lost ${n}`, {}, false)
    await new Promise((resolve) => setTimeout(resolve, 30))
  }
  await expect.poll(() => warned.length).toBe(1)
  isThere = true
  for (let n = 0; n < 3000; n++) traces.begin('no such header').end(`span ${n}`, {}, n === 2999)
  await traces.close()
  const names = bodies.flatMap((body) => spansIn(body)).map(({ name }) => name)
  expect(names).toHaveLength(2048)
  expect(names.at(-1)).toBe('span 2999')
})
