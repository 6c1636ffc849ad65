import { endpoint } from '@northlight/contract/endpoint'
import { currentPassword, emailAddress, idParam, indianMobile, slug, text } from '@northlight/contract/fields'
import { listOf, listQuery } from '@northlight/contract/lists'
import { documentTypes, kilobytes, upload } from '@northlight/contract/uploads'
import { describe, expect } from 'vitest'
import { z } from 'zod'
import { test as base, speaker } from '../../testing/test.ts'
import { actorOfRequest } from '../accounts/session/tokens.ts'
import { fail } from './errors.ts'
import { implement } from './implement.ts'
import { createLimits } from './limits.ts'
import { listEnvelope } from './lists.ts'
import { sortOf } from './query.ts'
import { checkComplete, createRouter } from './router.ts'

const tag = 'Test'
const done = z.object({ seen: z.unknown() })

const apply = endpoint({
  method: 'post',
  path: '/apply',
  summary: 's',
  tag,
  reply: done,
  input: z.object({
    name: text("student's name", { min: 2 }),
    phone: indianMobile,
    password: currentPassword,
    cv: upload('CV', { types: documentTypes, maxBytes: kilobytes(50) }),
    note: text('note').optional(),
  }),
})
const mine = endpoint({ method: 'get', path: '/mine', summary: 's', tag, audience: 'user', reply: done })
const staffOnly = endpoint({
  method: 'get',
  path: '/staff',
  summary: 's',
  tag,
  audience: 'staff',
  act: 'content.draft',
  reply: done,
})
const one = endpoint({
  method: 'get',
  path: '/thing/{id}',
  summary: 's',
  tag,
  params: z.object({ id: idParam }),
  reply: done,
})
const named = endpoint({
  method: 'get',
  path: '/named/{slug}',
  summary: 's',
  tag,
  params: z.object({ slug }),
  reply: done,
})
const special = endpoint({ method: 'get', path: '/thing/all', summary: 's', tag, reply: done })
const list = endpoint({
  method: 'get',
  path: '/things',
  summary: 's',
  tag,
  query: listQuery({ filters: ['search', 'is_popular'], sorts: ['id', 'name'] }),
  reply: listOf(z.object({ id: z.number() })),
})
const limited = endpoint({
  method: 'post',
  path: '/limited',
  summary: 's',
  tag,
  limit: 'form',
  input: z.object({ email: emailAddress }),
  reply: done,
})
const broken = endpoint({ method: 'get', path: '/broken', summary: 's', tag, reply: done })
const leaky = endpoint({ method: 'get', path: '/leaky', summary: 's', tag, reply: z.object({ id: z.number() }) })

const verbs = [
  implement(apply, async (_, { input }) => ({
    seen: { ...input, cv: [input.cv.name, input.cv.type, input.cv.bytes.length] },
  })),
  implement(mine, async ({ actor }) => ({ seen: actor.kind === 'user' && actor.id })),
  implement(staffOnly, async ({ actor }) => ({ seen: actor.kind })),
  implement(one, async (_, { params }) => (params.id === 7 ? { seen: params.id } : fail('not_found'))),
  implement(named, async (_, { params }) => ({ seen: params.slug })),
  implement(special, async () => ({ seen: 'all' })),
  implement(list, async (ctx, { query, url }) => {
    if (query.sort)
      return listEnvelope(
        { root: ctx.services.apiUrl, url },
        { number: 1, size: 1, total: 0 },
        sortOf(query.sort).map((_, id) => ({ id })),
      )
    return listEnvelope({ root: ctx.services.apiUrl, url }, { number: query.page, size: query.total, total: 41 }, [
      { id: 1 },
    ])
  }),
  implement(limited, async () => ({ seen: true })),
  implement(broken, async () => {
    throw new Error('select * from users where password = "x"')
  }),
  implement(leaky, async () => ({ id: 1, password_hash: 'secret' })),
]

const test = base.extend<{ call: ReturnType<typeof speaker> }>({
  call: async ({ world: { services } }, use) => {
    const limits = createLimits(services.database)
    const router = createRouter({
      implementations: verbs,
      authenticate: actorOfRequest,
    })
    await use(
      speaker(async (request, caller) => router.fetch(request, { ...caller, services, limits }), services.siteUrl),
    )
  },
})

const pdf = new Blob(['%PDF-1.7\n%âãÏÓ\n1 0 obj'], { type: 'application/pdf' })
const applicant = { name: '  Asha Rao ', phone: '+91 98450 00100', password: '  two spaces  ', cv: pdf, note: '   ' }

describe('a form', () => {
  test('is trimmed, with empty meaning missing and passwords left alone', async ({ call }) => {
    const { status, body } = await call.postForm('/apply', applicant)
    expect(status).toBe(200)
    expect(body.seen).toMatchObject({
      name: 'Asha Rao',
      phone: '9845000100',
      password: '  two spaces  ',
      cv: ['blob', 'application/pdf', expect.any(Number)],
    })
    expect(body.seen).not.toHaveProperty('note')
  })

  test('loses its NULs, which no database keeps, but a password is left alone', async ({ call }) => {
    const { status, body } = await call.postForm('/apply', {
      ...applicant,
      name: 'As\0ha\0',
      password: 'pass\0word',
      note: '\0',
      cv: new File([pdf], 'c\0v.pdf'),
    })
    expect(status).toBe(200)
    expect(body.seen).toMatchObject({
      name: 'Asha',
      password: 'pass\0word',
      cv: ['cv.pdf', 'application/pdf', expect.any(Number)],
    })
    expect(body.seen).not.toHaveProperty('note')
  })

  test('tells every field that is wrong, first message first', async ({ call }) => {
    const { status, body } = await call.postForm('/apply', { name: 'A', phone: '12345' })
    expect(status).toBe(422)
    expect(body.errors).toEqual({
      name: ["Your student's name needs at least 2 characters."],
      phone: ['Enter a mobile number of 10 digits that starts with 6, 7, 8 or 9.'],
      password: ['Enter your password.'],
      cv: ['Choose a file for your CV.'],
    })
    expect(body.message).toBe("Your student's name needs at least 2 characters. (and 3 more errors)")
  })

  const executable = new Blob([new Uint8Array([0x7f, 0x45, 0x4c, 0x46, 2, 1, 1, 0])])
  const files: [string, Blob, string][] = [
    [
      'an executable renamed to PDF',
      new File([executable], 'cv.pdf', { type: 'application/pdf' }),
      'Choose a JPG, PNG, WebP or PDF file.',
    ],
    [
      'an SVG with a script',
      new File(['<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'], 'cv.png', {
        type: 'image/png',
      }),
      'Choose a JPG, PNG, WebP or PDF file.',
    ],
    ['an empty file', new File([], 'cv.pdf'), 'The file for your CV is empty.'],
    [
      'a file over the limit',
      new File([pdf, new Uint8Array(kilobytes(60))], 'cv.pdf'),
      'The file must not be larger than 50 KB.',
    ],
  ]
  test.for(files)('refuses %s on its own field', async ([, cv, message], { call }) => {
    const { status, body } = await call.postForm('/apply', { ...applicant, cv })
    expect(status).toBe(422)
    expect((body.errors as Record<string, string[]>).cv).toContain(message)
  })

  test('a text where a file belongs, and a file where a text belongs, are refused', async ({ call }) => {
    const { body } = await call.postForm('/apply', { ...applicant, cv: 'no file', name: pdf })
    expect(Object.keys(body.errors as object).sort()).toEqual(['cv', 'name'])
  })
})

describe('who may call', () => {
  test('a signed-in person, not a visitor', async ({ call, make }) => {
    const user = await make.user()
    expect(await call.get('/mine')).toMatchObject({ status: 401, body: { message: 'Unauthenticated.' } })
    expect(await call.get('/mine', { token: await make.token(user) })).toMatchObject({
      status: 200,
      body: { seen: user.id },
    })
  })

  test('staff whose role has the act, not students', async ({ call, make }) => {
    const student = await make.token(await make.user())
    const editor = await make.token(await make.user({ role: 'editor' }))
    const examiner = await make.token(await make.user({ role: 'examiner' }))
    expect((await call.get('/staff', { token: student })).status).toBe(403)
    expect((await call.get('/staff', { token: editor })).status).toBe(200)
    expect((await call.get('/staff', { token: examiner })).status).toBe(403)
  })
})

describe('an address', () => {
  test.for([
    ['/thing/7', 200],
    ['/thing/8', 404],
    ['/thing/abc', 404],
    ['/thing/-1', 404],
    ['/thing/99999999999999999999', 404],
    ['/thing/7/', 200],
    ['/thing/%00', 404],
    ['/named/a%00b', 404],
  ] as const)('%s answers %i', async ([path, status], { call }) => {
    const reply = await call.get(path)
    expect(reply.status).toBe(status)
    if (status === 404) expect(reply.body).toEqual({ message: 'Data not found.' })
  })

  test('literal words come before parameters', async ({ call }) => {
    expect((await call.get('/thing/all')).body.seen).toBe('all')
  })

  test('HEAD answers as GET without a body', async ({ call }) => {
    expect(await call.send('HEAD', '/thing/7')).toMatchObject({ status: 200, body: {} })
  })
})

describe('a list', () => {
  test('has pages of ten by default and says so in its envelope', async ({ call }) => {
    const { body } = await call.get('/things?page=2&filter[search]=a b')
    expect(body.meta).toMatchObject({ current_page: 2, from: 11, last_page: 5, per_page: 10, to: 11, total: 41 })
    expect(body.links).toMatchObject({ next: 'https://northlight.test/api/v1/things?filter%5Bsearch%5D=a%20b&page=3' })
  })

  test.for([
    ['total=0', 422],
    ['total=101', 422],
    ['total=abc', 422],
    ['total=1.5', 422],
    ['page=0', 422],
    ['page=-1', 422],
    ['page=abc', 422],
    ['filter[unknown]=1', 400],
    ['sort=price', 400],
    ['sort=-name,id', 200],
    ['total=100&page=99999', 200],
    ['total=&page=', 200],
    ['filter[search]=', 200],
    ['other=1', 200],
    ['filter[search]=a%00b', 422],
    ['sort=%00', 422],
    ['page=%00', 422],
  ] as const)('%s answers %i', async ([query, status], { call }) => {
    expect((await call.get(`/things?${query}`)).status).toBe(status)
  })

  test('an unknown filter is named together with the known ones', async ({ call }) => {
    const { body } = await call.get('/things?filter[x]=1')
    expect(body.message).toBe('Requested filter(s) `x` are not allowed. Allowed filter(s) are `search, is_popular`.')
  })
})

describe('limits', () => {
  const post = (call: ReturnType<typeof speaker>, email: string, address: string) =>
    call.postForm('/limited', { email }, { address })

  test('three a minute for one person, then 429 with Retry-After', async ({ call }) => {
    for (let n = 0; n < 3; n++) expect((await post(call, 'a@example.com', '203.0.113.1')).status).toBe(200)
    const refused = await post(call, 'A@example.com', '203.0.113.1')
    expect(refused.status).toBe(429)
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0)
    expect(refused.body.message).toMatch(/^Too many attempts! You may try again in \d+ seconds\.$/)
  })

  test('nobody uses up the share of another person or another address', async ({ call }) => {
    for (let n = 0; n < 4; n++) await post(call, 'a@example.com', '203.0.113.1')
    expect((await post(call, 'b@example.com', '203.0.113.1')).status).toBe(200)
    expect((await post(call, 'a@example.com', '203.0.113.2')).status).toBe(200)
  })

  test('mistakes in the form are not counted', async ({ call }) => {
    for (let n = 0; n < 5; n++) expect((await post(call, 'not an address', '203.0.113.1')).status).toBe(422)
    expect((await post(call, 'a@example.com', '203.0.113.1')).status).toBe(200)
  })
})

describe('what leaves', () => {
  test('an unexpected failure is one sentence and a request id, and is logged whole', async ({ call, world }) => {
    const { status, body } = await call.get('/broken')
    expect(status).toBe(500)
    expect(body).toEqual({ message: 'An error occurred on our side. Please try again.', request_id: 'test-request' })
    expect(world.logger.lines).toHaveLength(1)
  })

  test.for([
    ['ECONNRESET', 400, 0],
    ['EBADF', 500, 1],
  ] as const)(
    'a body that breaks off with %s is %i, logged %i times',
    async ([code, status, times], { call, world }) => {
      const body = new ReadableStream({ pull: (c) => c.error(Object.assign(new Error('aborted'), { code })) })
      const reply = await call.send('POST', '/apply', body, { headers: { 'content-type': 'application/json' } })
      expect(reply.status).toBe(status)
      expect(world.logger.lines).toHaveLength(times)
    },
  )

  test('a column the contract does not name never leaves', async ({ call }) => {
    expect((await call.get('/leaky')).body).toEqual({ id: 1 })
  })
})

test('an endpoint without a verb, or a verb without an endpoint, stops the start', () => {
  expect(() => checkComplete([mine], [])).toThrow('Missing: get /mine')
  expect(() => checkComplete([], [verbs[1] as never])).toThrow('Not listed: get /mine')
  expect(() => checkComplete([mine], [verbs[1] as never, verbs[1] as never])).toThrow('Twice: get /mine')
})
