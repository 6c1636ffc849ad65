import { randomBytes } from 'node:crypto'
import { seconds } from '@northlight/contract/durations'

type Value = string | number
type Span = {
  name: string
  traceId: string
  spanId: string
  parentSpanId?: string
  kind: 2 | 3
  startTimeUnixNano: string
  endTimeUnixNano: string
  attributes: ReturnType<typeof attributesOf>
  status: { code: 0 | 2 }
}

/** One request while it is answered. */
export type Trace = {
  onStatement(sql: string, ms: number): void
  end(name: string, facts: Record<string, Value>, hasFailed: boolean): void
}
export type Traces = { begin(traceparent: string | undefined): Trace; close(): Promise<void> }

type Options = {
  endpoint: string
  about: Record<string, string>
  warn: (error: unknown) => void
  send?: typeof fetch
  every?: number
}

const most = 2048
const patience = seconds(5)

const attributesOf = (facts: Record<string, Value>) =>
  Object.entries(facts).map(([key, value]) => ({
    key,
    value: typeof value === 'string' ? { stringValue: value } : { intValue: String(Math.round(value)) },
  }))

const nanoseconds = (ms: number) => String(BigInt(Math.round(ms * 1000)) * 1000n)
const id = (bytes: number) => randomBytes(bytes).toString('hex')

/** `00-<trace>-<span>-01`, as a proxy or a client that traces too sends it. */
const parentIn = (header: string | undefined) => {
  const [, traceId, parentSpanId] = /^00-([\da-f]{32})-([\da-f]{16})-[\da-f]{2}$/.exec(header ?? '') ?? []
  return traceId && parentSpanId && !/^0+$/.test(traceId) ? { traceId, parentSpanId } : { traceId: id(16) }
}

/**
 * Sends how long requests and their statements took, as OTLP over HTTP in JSON, to whatever collects it. Statements go
 * without their values and requests without query and body, so nothing of a person leaves. A collector that is slow or
 * gone costs the oldest of what waits, never a visitor.
 */
export function createTraces({ endpoint, about, warn, send = fetch, every = seconds(5) }: Options): Traces {
  const url = `${endpoint.replace(/\/$/, '')}/v1/traces`
  const resource = { attributes: attributesOf({ 'service.name': 'northlight', ...about }) }
  let waiting: Span[] = []
  let isWarned = false

  const add = (span: Span) => {
    if (waiting.length >= most) waiting.shift()
    waiting.push(span)
  }

  const flush = async () => {
    if (waiting.length === 0) return
    const spans = waiting
    waiting = []
    const body = JSON.stringify({
      resourceSpans: [{ resource, scopeSpans: [{ scope: { name: 'northlight' }, spans }] }],
    })
    try {
      const headers = { 'content-type': 'application/json' }
      const reply = await send(url, { method: 'POST', headers, body, signal: AbortSignal.timeout(patience) })
      await reply.body?.cancel()
      if (!reply.ok) throw new Error(`The collector of traces answered ${reply.status}.`)
      isWarned = false
    } catch (error) {
      // Once for each time that it is gone.
      if (!isWarned) warn(error)
      isWarned = true
    }
  }

  const timer = setInterval(() => void flush(), every).unref()

  return {
    begin(traceparent) {
      const began = Date.now()
      const trace = parentIn(traceparent)
      const spanId = id(8)
      return {
        onStatement: (sql, ms) => {
          const ended = Date.now()
          add({
            name: sql.trimStart().split(/\s/, 1)[0] ?? 'statement',
            traceId: trace.traceId,
            spanId: id(8),
            parentSpanId: spanId,
            kind: 3,
            startTimeUnixNano: nanoseconds(ended - ms),
            endTimeUnixNano: nanoseconds(ended),
            attributes: attributesOf({ 'db.query.text': sql.slice(0, 2000) }),
            status: { code: 0 },
          })
        },
        end: (name, facts, hasFailed) =>
          add({
            ...trace,
            name,
            spanId,
            kind: 2,
            startTimeUnixNano: nanoseconds(began),
            endTimeUnixNano: nanoseconds(Date.now()),
            attributes: attributesOf(facts),
            status: { code: hasFailed ? 2 : 0 },
          }),
      }
    },
    close: () => {
      clearInterval(timer)
      return flush()
    },
  }
}
