import type { Endpoint } from '@northlight/contract/endpoint'
import { endpoints } from '@northlight/contract/endpoints'
import { endpointsOf, recordEndpoints } from '@northlight/contract/office/record-endpoints'
import { articles } from '@northlight/contract/office/resources/articles'
import { redirects } from '@northlight/contract/office/resources/redirects'
import { sql } from 'kysely'
import { describe, expect } from 'vitest'
import type { z } from 'zod'
import { exampleTest } from '../../testing/example-world.ts'
import { aPicture } from '../../testing/files.ts'
import { aCsv } from '../../testing/lists.ts'
import { siteUrl } from '../../testing/services.ts'
import { test } from '../../testing/test.ts'
import { rawRoutes, topRoutes } from '../domains.ts'
import { formEndpoints, sent } from '../enquiries/sent.ts'
import type { Ctx } from './context.ts'
import { metaOf } from './validate.ts'

type Example = NonNullable<Endpoint['example']>

/** The day after the one on which the tests' clock stands. */
const tomorrow = '2026-11-16'

/**
 * Walks every endpoint of the contract and proves the rules that hold for all of them. A new endpoint is covered
 * the moment it is listed: nothing here names one.
 */
const listed: readonly Endpoint[] = [...endpoints, ...formEndpoints]
const all: readonly Endpoint[] = [...listed, ...recordEndpoints]
const writes = listed.filter((endpoint) => endpoint.input)
/** Calls of records are made by one hand: two types stand for all. `records/all-types.test.ts` takes every example. */
const madeWrites = [articles, redirects].flatMap(endpointsOf).filter((endpoint) => endpoint.input)
const title = (endpoint: Endpoint) => `${endpoint.method.toUpperCase()} ${endpoint.path}`

const pathOf = (endpoint: Endpoint) =>
  endpoint.path.replace(/\{(\w+)\}/g, (_, name: string) => endpoint.example?.params?.[name] ?? 'nothing-here')

const exampleOf = (endpoint: Endpoint): Record<string, unknown> =>
  JSON.parse(
    JSON.stringify(endpoint.example?.input ?? {})
      .replaceAll('{site}', siteUrl)
      .replaceAll('{tomorrow}', tomorrow),
  )

const filesOf = (endpoint: Endpoint) =>
  Object.entries(endpoint.input?.shape ?? {})
    .map(([name, field]) => [name, metaOf(field as z.ZodType).upload] as const)
    .filter(([, upload]) => upload)
    .map(([name, upload]) => [name, upload?.takesText ? aCsv('question,answer\nWhen?,In June.') : aPicture()] as const)

/** Lists and objects under bracket names, as every web framework writes them. */
const pairsOf = (value: unknown, name: string): [string, string][] => {
  if (Array.isArray(value))
    return value.flatMap((one, at) => pairsOf(one, typeof one === 'object' ? `${name}[${at}]` : `${name}[]`))
  if (typeof value === 'object' && value !== null)
    return Object.entries(value).flatMap(([key, inner]) => pairsOf(inner, `${name}[${key}]`))
  return [[name, String(value)]]
}

const encodings = ['JSON', 'urlencoded', 'multipart'] as const
type Encoding = (typeof encodings)[number]
/** Files travel in multipart alone. */
const encodingsOf = (endpoint: Endpoint): readonly Encoding[] =>
  filesOf(endpoint).length > 0 ? ['multipart'] : encodings

const bodyIn = (encoding: Encoding, fields: Record<string, unknown>, files: (readonly [string, Blob])[]): BodyInit => {
  if (encoding === 'JSON') return JSON.stringify(fields)
  const pairs = Object.entries(fields).flatMap(([name, value]) => pairsOf(value, name))
  if (encoding === 'urlencoded') return new URLSearchParams(pairs)
  const form = new FormData()
  for (const [name, value] of [...pairs, ...files]) form.append(name, value)
  return form
}

/** Calls for signed-in people go with the token of the account that the examples speak of, those of staff with theirs. */
const tokenFor = (
  endpoint: Endpoint,
  world: { token: string; staffToken: string; candidateTokens: Record<NonNullable<Example['by']>, string> },
) => {
  // A parent answers without an account, and never in the browser of the student the example is about.
  if (endpoint.audience === 'anyone' || endpoint.path.startsWith('/parent-consent/')) return {}
  if (endpoint.example?.by) return { token: world.candidateTokens[endpoint.example.by] }
  return { token: endpoint.audience === 'staff' ? world.staffToken : world.token }
}

const watched = [
  ...(['jobs', 'audit_log', 'mails', 'users', 'access_tokens', 'private_files', 'registrations'] as const),
  ...sent.map(({ table }) => table),
]

/** One question for all tables: it is asked after every call. */
const countRows = async ({ db }: Pick<Ctx, 'db'>) => {
  const counts = sql.join(watched.map((table) => sql`(select count(*) from ${sql.table(table)}) as ${sql.ref(table)}`))
  const { rows } = await sql<Record<string, number>>`select ${counts}`.execute(db)
  return rows[0] ?? {}
}

/** 40 MB made as they are read: nobody has to hold them, least of all for every call again. */
const tooMuch = () => {
  const piece = new Uint8Array(256 * 1024).fill(97)
  let left = 160
  return new ReadableStream<Uint8Array>({
    pull(controller) {
      if (left === 0) return controller.close()
      left -= 1
      controller.enqueue(piece)
    },
  })
}

const isClearFailure = (body: Record<string, unknown>) => {
  expect(body.message).toEqual(expect.any(String))
  expect(String(body.message)).toMatch(/^[A-Z].*[.!)]$/s)
  expect(JSON.stringify(body)).not.toMatch(/node_modules|\.ts:|sqlite|postgres|select |insert /i)
  // The words of a schema library are no words for a person.
  expect(JSON.stringify(body.errors ?? {})).not.toMatch(/expected \w+|received \w+|invalid (?:input|option)/i)
}

/**
 * Headers, methods, bodies and the description are read before anything is stored, alike on both engines: they are
 * walked on one of them. What an example stores is walked on both.
 */
const isStorageAlone = process.env.TEST_ENGINE === 'postgres'
const onOneEngine = (name: string, walks: () => void) => {
  if (!isStorageAlone) describe(name, walks)
}

onOneEngine('every call', () => {
  // These leave nothing behind, so one world serves all calls; a failure names its call.
  test('answers JSON whatever Accept says, with a request id', async ({ http, make }) => {
    await make.institute()
    for (const endpoint of all) {
      const reply = await http.send(endpoint.method.toUpperCase(), pathOf(endpoint), undefined, {
        headers: { accept: 'text/html' },
      })
      expect(reply.headers.get('content-type'), title(endpoint)).toContain('application/json')
      expect(reply.headers.get('x-request-id'), title(endpoint)).toBe('test-request')
      expect(reply.headers.get('access-control-allow-origin'), title(endpoint)).toBe('*')
    }
  })

  test('refuses a wrong method and says which are right', async ({ http }) => {
    for (const endpoint of all) {
      const reply = await http.send('PATCH', pathOf(endpoint))
      expect(reply.status, title(endpoint)).toBe(405)
      expect(reply.headers.get('allow'), title(endpoint)).toContain(endpoint.method.toUpperCase())
      isClearFailure(reply.body)
    }
  })

  test('ignores a token, valid or not, where anyone may read', async ({ http, make }) => {
    await make.institute()
    for (const endpoint of all.filter((e) => e.audience === 'anyone' && e.method === 'get')) {
      const bare = await http.get(pathOf(endpoint))
      const broken = await http.get(pathOf(endpoint), { token: '1|not-a-real-token-not-a-real-token' })
      expect(broken.status, title(endpoint)).toBe(bare.status)
      expect(broken.body, title(endpoint)).toEqual(bare.body)
    }
  })

  test('needs a token where it is for signed-in people', async ({ http }) => {
    for (const endpoint of all.filter((e) => e.audience === 'user' || e.audience === 'staff')) {
      const reply = await http.send(endpoint.method.toUpperCase(), pathOf(endpoint))
      expect(reply.status, title(endpoint)).toBe(401)
      expect(reply.body, title(endpoint)).toEqual({ message: 'Unauthenticated.' })
    }
  })

  test('an unknown path is a JSON 404', async ({ http }) => {
    const reply = await http.get('/no/such/thing', { headers: { accept: 'text/html' } })
    expect(reply.status).toBe(404)
    expect(reply.body).toEqual({ message: 'The route api/v1/no/such/thing could not be found.' })
  })

  test('a preflight is answered without work', async ({ http }) => {
    const reply = await http.send('OPTIONS', '/subscription-form', undefined, {
      headers: { origin: 'https://elsewhere.test' },
    })
    expect(reply.status).toBe(204)
    expect(reply.headers.get('access-control-allow-headers')).toContain('authorization')
  })
})

describe('every write', () => {
  /** Sent along with the example, in the body and in the address; none of it may ever be seen again. */
  const strange = 'strange-value-9137'
  // From text: `__proto__` in a literal would set the prototype of the literal and never be sent.
  const uninvited = JSON.parse(
    `{"id":"${strange}","role":"${strange}","is_admin":"${strange}","created_at":"${strange}","__proto__":{"polluted":"${strange}"}}`,
  )

  test('what is uninvited is really sent', () => {
    for (const encoding of ['JSON', 'urlencoded'] as const)
      expect(decodeURIComponent(String(bodyIn(encoding, { ...uninvited, a: 1 }, [])))).toMatch(/__proto__.*polluted/)
  })

  const encodingsHere = (endpoint: Endpoint) => encodingsOf(endpoint).slice(0, isStorageAlone ? 1 : undefined)
  const examples = writes.flatMap((endpoint) =>
    encodingsHere(endpoint).map((encoding) => [title(endpoint), encoding, endpoint] as const),
  )
  exampleTest.for(examples)(
    '%s takes its example as %s, writes an audit entry, and reads neither a field it does not name nor the query string',
    async ([, encoding, endpoint], { http, ctx, example }) => {
      const options = tokenFor(endpoint, example)
      const before = await countRows(ctx)
      const path = `${pathOf(endpoint)}?is_active=${strange}&email=${strange}@example.com`
      const body = bodyIn(encoding, { ...uninvited, ...exampleOf(endpoint) }, filesOf(endpoint))
      const headers: Record<string, string> = encoding === 'JSON' ? { 'content-type': 'application/json' } : {}
      const reply = await http.send('POST', path, body, { ...options, headers })
      expect(reply).toMatchObject({ status: endpoint.status })
      // A list whose entries are read one by one gives no number for those that it could not read at all.
      expect(reply.body.refused ?? []).not.toContainEqual(expect.objectContaining({ number: null }))
      expect(JSON.stringify(reply.body)).not.toContain(strange)
      expect(({} as Record<string, unknown>).polluted).toBeUndefined()
      const after = await countRows(ctx)
      if (!endpoint.keepsRecord) expect(after.audit_log).toBeGreaterThan(before.audit_log ?? 0)
      for (const table of watched)
        expect(JSON.stringify(await ctx.db.selectFrom(table).selectAll().execute())).not.toContain(strange)
    },
  )

  const bad: [string, (endpoint: Endpoint) => { body: BodyInit; type?: string }, number][] = [
    ['nothing at all', () => ({ body: '{}', type: 'application/json' }), 422],
    ['a list instead of an object', () => ({ body: '[1,2]', type: 'application/json' }), 400],
    ['malformed JSON', () => ({ body: '{"email": ', type: 'application/json' }), 400],
    [
      'JSON that is not UTF-8',
      () => ({ body: new Uint8Array([0x7b, 0xff, 0xfe, 0x7d]), type: 'application/json' }),
      400,
    ],
    ['malformed multipart', () => ({ body: '--x\r\ngarbage', type: 'multipart/form-data; boundary=x' }), 400],
    ['multipart without a boundary', () => ({ body: 'a=b', type: 'multipart/form-data' }), 400],
    ['an encoding nobody speaks', () => ({ body: '<a/>', type: 'application/xml' }), 415],
    [
      'wrong types in every field',
      (endpoint) => ({
        body: JSON.stringify(
          Object.fromEntries(Object.keys(endpoint.input?.shape ?? {}).map((name) => [name, { deep: [1] }])),
        ),
        type: 'application/json',
      }),
      422,
    ],
    [
      'something nested without end, in as many fields as a body has room for',
      (endpoint) => ({
        body: `{${Object.keys(endpoint.input?.shape ?? {})
          .slice(0, 10)
          .map((name) => `"${name}":${'{"a":'.repeat(3000)}1${'}'.repeat(3000)}`)
          .join()}}`,
        type: 'application/json',
      }),
      422,
    ],
    [
      'a number beyond counting in every field',
      (endpoint) => ({
        body: `{${Object.keys(endpoint.input?.shape ?? {}).map((name) => `"${name}":1e300`)}}`,
        type: 'application/json',
      }),
      422,
    ],
    ['a body beyond every limit', () => ({ body: tooMuch(), type: 'application/x-www-form-urlencoded' }), 413],
  ]
  /** One world for all calls, since none may leave a trace; no limit is met, since each comes from another address. */
  exampleTest.for(isStorageAlone ? [] : bad)(
    'refuses %s and stores nothing',
    async ([, body, status], { http, ctx, example }) => {
      const before = await countRows(ctx)
      for (const [at, endpoint] of [...writes, ...madeWrites].entries()) {
        await ctx.db.deleteFrom('rate_limits').execute()
        const sent = body(endpoint)
        const reply = await http.send('POST', pathOf(endpoint), sent.body, {
          ...tokenFor(endpoint, example),
          address: `203.0.113.${at}`,
          headers: { ...(sent.type && { 'content-type': sent.type }) },
        })
        const what = title(endpoint)
        expect(reply.status, what).toBe(status)
        isClearFailure(reply.body)
        if (status === 422) expect(Object.keys(reply.body.errors ?? {}).length, what).toBeGreaterThan(0)
        expect(await countRows(ctx), what).toEqual(before)
      }
    },
  )
})

onOneEngine('the description', () => {
  test('names every endpoint with its fields', async ({ http }) => {
    const { body } = await http.get('/openapi.json')
    const { paths } = body as { paths: Record<string, Record<string, unknown>> }
    for (const endpoint of all) {
      const described = paths[endpoint.path]?.[endpoint.method] as { 'x-act'?: string } | undefined
      expect(described, title(endpoint)).toBeDefined()
      expect(described?.['x-act'], title(endpoint)).toBe(endpoint.act)
    }
  })

  test('names every route that is not in the contract, and each of them is counted', async ({ api, http }) => {
    const { paths } = (await http.get('/openapi.json')).body as { paths: Record<string, Record<string, unknown>> }
    const routes = [...rawRoutes, ...Object.values(topRoutes)]
    expect(routes).toHaveLength(20)
    for (const { path, method } of routes) expect(paths[path.replaceAll(':int', '')]?.[method], path).toBeDefined()
    const statusOf = async (address: string) => {
      const request = new Request(`${siteUrl}/api/v1/receipts/1/file?until=1&key=x`)
      return (await api.fetch(request, { address, requestId: 'r' })).status
    }
    const statuses = []
    for (let count = 0; count <= 600; count += 1) statuses.push(await statusOf('203.0.113.70'))
    expect(new Set(statuses.slice(0, 600))).toEqual(new Set([404]))
    expect(statuses[600]).toBe(429)
    const other = new Request(`${siteUrl}/v1/test-report-download/x`)
    expect((await api.download(other, { address: '203.0.113.70', requestId: 'r' })).status).toBe(429)
    expect(await statusOf('203.0.113.71')).toBe(404)
  })

  test('is sound: every name once, every part of an address described, every reference leads somewhere', async ({
    http,
  }) => {
    const { body } = await http.get('/openapi.json')
    type Operation = { operationId: string; parameters: { name: string; in: string }[]; responses: object }
    const { openapi, paths } = body as { openapi: string; paths: Record<string, Record<string, Operation>> }
    expect(openapi).toBe('3.1.0')
    const operations = Object.entries(paths).flatMap(([path, methods]) =>
      Object.values(methods).map((operation) => ({ path, ...operation })),
    )
    expect(new Set(operations.map(({ operationId }) => operationId)).size).toBe(operations.length)
    for (const { path, parameters, responses } of operations) {
      const named = parameters.filter((one) => one.in === 'path').map(({ name }) => `{${name}}`)
      expect(path.match(/\{\w+\}/g) ?? [], path).toEqual(named)
      expect(new Set(parameters.map((one) => `${one.in} ${one.name}`)).size, path).toBe(parameters.length)
      expect(
        Object.keys(responses).filter((status) => /^2\d\d$/.test(status)),
        path,
      ).toHaveLength(1)
    }
    const at = (pointer: string) =>
      pointer
        .slice(2)
        .split('/')
        .reduce<unknown>((node, key) => (node as Record<string, unknown> | undefined)?.[key], body)
    for (const [, pointer = ''] of JSON.stringify(body).matchAll(/"\$ref":"([^"]*)"/g))
      expect(at(pointer), pointer).toBeDefined()
  })

  test('is readable as a page that runs no script', async ({ api }) => {
    const response = await api.fetch(new Request(`${siteUrl}/api/v1/docs`), { address: '203.0.113.7', requestId: 'r' })
    const html = await response.text()
    expect(response.headers.get('content-type')).toContain('text/html')
    expect(response.headers.get('content-security-policy')).toContain("default-src 'none'")
    expect(html).not.toContain('<script')
    const named = new Set([...html.matchAll(/<code>([^<]*)<\/code>/g)].map(([, text]) => text))
    expect(all.map(({ path }) => path).filter((path) => !named.has(path))).toEqual([])
  })
})
