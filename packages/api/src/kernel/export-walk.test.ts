import { minutes } from '@northlight/contract/durations'
import type { Endpoint } from '@northlight/contract/endpoint'
import { endpoints } from '@northlight/contract/endpoints'
import { actRow } from '@northlight/contract/office/acts'
import { recordEndpoints } from '@northlight/contract/office/record-endpoints'
import { resourceNamed } from '@northlight/contract/office/resources/list'
import { expect } from 'vitest'
import { exampleTest } from '../../testing/example-world.ts'
import { test } from '../../testing/test.ts'
import { rawRoutes } from '../domains.ts'

/**
 * Everything that leaves the office as a file, with what it tells of people. A new file is found by the walk below and
 * fails it until somebody has said what it carries; a list of people says what for, and like everything that carries keys
 * it wants a fresh second factor. What is printed for the door on the morning of a test, and a letter to one family, do not.
 */
const leaves: Record<
  string,
  | 'nobody'
  | 'one family'
  | 'names at the door'
  | 'list of people'
  | 'names with marks'
  | 'names of a breach'
  | 'keys'
  | 'everything'
> = {
  'POST /office/tests/{slug}/results/export': 'names with marks',
  'POST /office/families/export': 'list of people',
  'POST /office/payments/export': 'list of people',
  'POST /office/students/export': 'list of people',
  'GET /office/sittings/{id:int}/roster': 'names at the door',
  'GET /office/sittings/{id:int}/tickets': 'names at the door',
  'GET /office/applications/{id:int}/letter': 'one family',
  'GET /office/refunds/{id:int}/letter': 'one family',
  'GET /office/files/{id}': 'one family',
  'GET /office/audit/file': 'nobody',
  'GET /office/breaches/{id}/file': 'names of a breach',
  'GET /office/consent-form/{language}': 'nobody',
  'GET /office/families/sources/file': 'nobody',
  'GET /office/questions-file': 'keys',
  'GET /office/backups/{name}/file': 'everything',
}

const isFile = ({ path, method }: Pick<Endpoint, 'path' | 'method'>) =>
  path.startsWith('/office/') && path.endsWith('/export') && method === 'post'

exampleTest(
  'every file that leaves the office is known, and a list of people asks what for',
  async ({ http, make }) => {
    const all: readonly Endpoint[] = endpoints
    const found = [
      ...all.filter(isFile).map(({ method, path }) => `${method.toUpperCase()} ${path}`),
      ...rawRoutes
        .filter(({ path, produces }) => path.startsWith('/office/') && !/event-stream|json/.test(produces))
        .map(({ method, path }) => `${method.toUpperCase()} ${path}`),
    ]
    expect(found.toSorted()).toEqual(Object.keys(leaves).toSorted())
    const token = await make.token(await make.user({ role: 'admin' }))
    for (const [title, carries] of Object.entries(leaves)) {
      if (carries !== 'list of people' && carries !== 'names with marks') continue
      const endpoint = all.find(({ method, path }) => title === `${method.toUpperCase()} ${path}`)
      const act = endpoint?.act ?? expect.unreachable(title)
      expect(actRow(act).stepUp, `${title} wants a fresh factor`).toBe(true)
      const path = endpoint?.path.replace(/\{(\w+)\}/g, (_, name: string) => endpoint.example?.params?.[name] ?? '9001')
      const reply = await http.postJson(path ?? '', { ...endpoint?.example?.input, purpose: '' }, { token })
      expect([reply.status, Object.keys(reply.body.errors ?? {})], title).toEqual([422, ['purpose']])
    }
  },
)

test('whatever carries keys, marks or people by a click asks for a fresh factor first', async ({
  api,
  make,
  world,
}) => {
  await make.institute()
  const user = await make.user({ role: 'admin' })
  const token = await make.token(user)
  const statusOf = async (path: string) => {
    const request = new Request(`${world.services.siteUrl}/api/v1${path}`, {
      headers: { authorization: `Bearer ${token}` },
    })
    return (await api.fetch(request, { address: 'internal', requestId: 'r' })).status
  }
  expect(await statusOf('/office/questions-file?as=csv')).toBe(200)
  world.clock.advance(minutes(11))
  for (const path of [
    '/office/questions-file?as=csv',
    '/office/questions-file?as=zip',
    '/office/backups/backup-x/file',
  ])
    expect(await statusOf(path), path).toBe(403)
  // The empty template has no question in it.
  expect(await statusOf('/office/questions-file?as=csv&only=heads')).toBe(200)
})

test('the list of a type of record that holds people asks what for', async ({ http, make }) => {
  await make.institute()
  const token = await make.token(await make.user({ role: 'admin' }))
  const exports = (recordEndpoints as readonly Endpoint[]).filter(isFile)
  expect(exports.length).toBeGreaterThan(20)
  for (const { path, act } of exports) {
    const isOfPeople = resourceNamed(path.split('/')[2] ?? '')?.isPersonal === true
    expect(act && actRow(act).stepUp === true, `${path} wants a fresh factor`).toBe(isOfPeople)
    const resource = resourceNamed(path.split('/')[2] ?? '') ?? expect.unreachable(path)
    const { status } = await http.postJson(path, { as: 'csv' }, { token, address: 'internal' })
    expect(status === 422, path).toBe(resource.isPersonal === true)
  }
})
