import type { Endpoint } from '@northlight/contract/endpoint'
import { endpoints } from '@northlight/contract/endpoints'
import { actNames, actRow, gradeOf, grades, staffRoles } from '@northlight/contract/office/acts'
import { recordEndpoints } from '@northlight/contract/office/record-endpoints'
import { type Role, roles } from '@northlight/contract/roles'
import { describe, expect } from 'vitest'
import { exampleTest } from '../../testing/example-world.ts'
import { siteUrl } from '../../testing/services.ts'
import { test } from '../../testing/test.ts'
import { rawRoutes } from '../domains.ts'

/** Every call for staff. A new one is covered the moment it is listed: nothing here names one. */
const all: readonly Endpoint[] = [...endpoints, ...recordEndpoints]
const made = new Set<Endpoint>(recordEndpoints)
const office = all.filter(({ audience }) => audience === 'staff')
const title = (endpoint: Endpoint) => `${endpoint.method.toUpperCase()} ${endpoint.path}`

/** With the example's own record, or with one that nobody has. */
const pathOf = (endpoint: Endpoint, exists: boolean) =>
  endpoint.path.replace(/\{(\w+)\}/g, (_, name: string) =>
    exists ? (endpoint.example?.params?.[name] ?? '9001') : name === 'uuid' ? crypto.randomUUID() : '8888888',
  )

describe('the table of acts', () => {
  test('gives every row to an administrator, and every grade has a name', () => {
    for (const act of actNames) {
      expect(gradeOf(act, 'admin'), act).toBe('all')
      expect(gradeOf(act, 'student'), act).toBe('no')
      for (const role of staffRoles) expect(grades, act).toContain(gradeOf(act, role))
      expect(actRow(act).words, act).toMatch(/^[a-z]/)
    }
  })

  test('stands behind every call for staff, and behind no other', () => {
    for (const endpoint of all) expect(endpoint.act !== undefined, title(endpoint)).toBe(endpoint.audience === 'staff')
  })
})

describe('every call of the office', () => {
  // Of calls that are made from a definition those of an unknown record are enough: one piece of code stands behind all. In
  // portions, so that none takes longer than a test may.
  const ofRecords = office.filter((endpoint) => made.has(endpoint))
  const portions = [0, 1, 2, 3].map((part) => ofRecords.filter((_, at) => at % 4 === part))
  const walks = [
    ['that is written down', office.filter((endpoint) => !made.has(endpoint)), [true, false]] as const,
    ...portions.map(
      (calls, part) => [`that a type of record brings along (${part + 1} of 4)`, calls, [false]] as const,
    ),
  ]

  exampleTest.for(walks)(
    '%s answers nobody, families and the four roles as the table says, whether the record exists or not',
    async ([, calls, records], { http, make }) => {
      const tokens = new Map<string, string>()
      for (const role of roles) tokens.set(role, await make.token(await make.user({ role })))
      for (const endpoint of calls)
        for (const exists of records) {
          const call = (token?: string) =>
            // Without a body: who may not is refused before anybody looks at one, and who may changes nothing by it.
            http.send(endpoint.method.toUpperCase(), pathOf(endpoint, exists), endpoint.input && '{}', {
              ...(token && { token }),
              headers: { 'content-type': 'application/json' },
              // Not from outside: a person who calls so often in a minute would be asked to wait.
              address: 'internal',
            })
          const what = `${title(endpoint)}, ${exists ? 'existing' : 'unknown'}`
          const asRole = async (role: Role) => {
            const grade = endpoint.act ? gradeOf(endpoint.act, role) : 'no'
            const mayNot = grade === 'no' || (grade === 'propose' && !endpoint.takesProposals)
            // A call that would go through is left to those whose refusal is the question here.
            if (!mayNot && exists && !endpoint.input && endpoint.method !== 'get') return
            const { status, body } = await call(tokens.get(role))
            const refusal = { message: 'This action is unauthorized.' }
            if (mayNot) expect([status, body], `${what}: ${role}`).toEqual([403, refusal])
            else expect([401, 403], `${what}: ${role}, ${JSON.stringify(body)}`).not.toContain(status)
          }
          const [nobody] = await Promise.all([call(), ...roles.map(asRole)])
          expect(nobody.status, `${what}: nobody`).toBe(401)
        }
    },
  )

  exampleTest(
    'asks an administrator without a second factor for one, except what is for setting it up',
    async ({ http, make }) => {
      const token = await make.tokenWithoutFactor(await make.user({ role: 'admin' }))
      for (const endpoint of office) {
        const isOwn = endpoint.act !== undefined && actRow(endpoint.act).beforeFactor === true
        if (isOwn) {
          expect(endpoint.path).toMatch(/^\/office\/me(\/|$)/)
          continue
        }
        const reply = await http.send(endpoint.method.toUpperCase(), pathOf(endpoint, true), undefined, {
          token,
          address: 'internal',
        })
        expect([reply.status, reply.body.needs, reply.body.code], title(endpoint)).toEqual([
          403,
          'second-factor',
          'enrol',
        ])
      }
    },
  )

  exampleTest('that wants a fresh factor refuses one of eleven minutes ago', async ({ http, make, world }) => {
    const tokens = new Map<string, string>()
    for (const role of staffRoles) tokens.set(role, await make.token(await make.user({ role })))
    world.clock.advance(11 * 60_000)
    const wanting = office.filter(({ act }) => act !== undefined && actRow(act).stepUp)
    expect(wanting.length).toBeGreaterThan(3)
    for (const endpoint of wanting)
      for (const role of staffRoles) {
        if (endpoint.act === undefined || gradeOf(endpoint.act, role) === 'no') continue
        const token = tokens.get(role) ?? ''
        const reply = await http.send(endpoint.method.toUpperCase(), pathOf(endpoint, true), undefined, {
          token,
          address: 'internal',
        })
        expect([reply.status, reply.body.needs], `${title(endpoint)}: ${role}`).toEqual([403, 'second-factor'])
      }
  })
})

describe('files of the office, opened by a click', () => {
  const open: Record<string, readonly Role[]> = {
    '/office/files/{id}': ['admin', 'editor', 'counsellor'],
    '/office/audit/file': staffRoles,
    '/office/breaches/{id}/file': ['admin'],
    '/office/consent-form/{language}': staffRoles,
    '/office/families/sources/file': ['admin', 'counsellor'],
    '/office/applications/{id:int}/letter': ['admin', 'counsellor'],
    '/office/sittings/{id:int}/roster': ['admin', 'counsellor', 'examiner'],
    '/office/sittings/{id:int}/tickets': ['admin', 'counsellor'],
    '/office/refunds/{id:int}/letter': ['admin', 'counsellor'],
    '/office/backups/{name}/file': ['admin'],
  }

  test('are for the roles that have the act, with a second factor where one is needed', async ({ api, make }) => {
    await make.institute()
    const ofStaff = rawRoutes.filter(({ path }) => path in open)
    expect(ofStaff).toHaveLength(Object.keys(open).length)
    const statusOf = async (path: string, token?: string) => {
      const headers: Record<string, string> = token ? { authorization: `Bearer ${token}` } : {}
      const request = new Request(`${siteUrl}/api/v1${path.replace(/\{\w+(?::int)?\}/, '8888888')}`, { headers })
      const { status } = await api.fetch(request, { address: 'internal', requestId: 'r' })
      return status
    }
    for (const { path } of ofStaff) {
      expect(await statusOf(path), path).toBe(401)
      for (const role of roles) {
        const user = await make.user({ role })
        const may = open[path]?.includes(role) === true
        const status = await statusOf(path, await make.token(user))
        if (may) expect([200, 404], `${path}: ${role}`).toContain(status)
        else expect(status, `${path}: ${role}`).toBe(403)
        if (role === 'admin') expect(await statusOf(path, await make.tokenWithoutFactor(user)), path).toBe(403)
      }
    }
  })
})
