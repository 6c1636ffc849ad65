import type { Endpoint } from '@northlight/contract/endpoint'
import { actNames, actRow, gradeOf, grades, missingRight, staffRoles } from '@northlight/contract/office/acts'
import { recordEndpoints } from '@northlight/contract/office/record-endpoints'
import { isStaff, type Role, roles } from '@northlight/contract/roles'
import { describe, expect } from 'vitest'
import { exampleTest } from '../../testing/example-world.ts'
import { allCalls, bodyOf, callCounter, maySend, officeCalls, pathOf, titleOf } from '../../testing/office-calls.ts'
import { siteUrl } from '../../testing/services.ts'
import { test } from '../../testing/test.ts'
import { wholeDatabase } from '../../testing/whole-database.ts'
import { rawRoutes } from '../domains.ts'

const made = new Set<Endpoint>(recordEndpoints)
const calls = callCounter()

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
    for (const endpoint of allCalls)
      expect(endpoint.act !== undefined, titleOf(endpoint)).toBe(endpoint.audience === 'staff')
  })
})

describe('every call of the office', () => {
  // Of calls that are made from a definition those of an unknown record are enough: one piece of code stands behind all. In
  // portions, so that none takes longer than a test may.
  const inFour = (calls: readonly Endpoint[]) => [0, 1, 2, 3].map((part) => calls.filter((_, at) => at % 4 === part))
  const written = inFour(officeCalls.filter((endpoint) => !made.has(endpoint)))
  const ofRecords = inFour(officeCalls.filter((endpoint) => made.has(endpoint)))
  const walks = [
    ...written.map((some, part) => [`that is written down (${part + 1} of 4)`, some, [true, false]] as const),
    ...ofRecords.map((some, part) => [`that a type of record brings along (${part + 1} of 4)`, some, [false]] as const),
  ]

  exampleTest.for(walks)(
    '%s answers nobody, families and the four roles as the table says, whether the record exists or not',
    async ([, some, records], { http, make }) => {
      const tokens = new Map<string, string>()
      for (const role of roles) tokens.set(role, await make.token(await make.user({ role })))
      for (const endpoint of some)
        for (const exists of records) {
          const call = (token?: string) => {
            calls.count(titleOf(endpoint))
            // Without a body: who may not is refused before anybody looks at one, and who may changes nothing by it.
            return http.send(endpoint.method.toUpperCase(), pathOf(endpoint, exists), endpoint.input && '{}', {
              ...(token && { token }),
              headers: { 'content-type': 'application/json' },
              // Not from outside: a person who calls so often in a minute would be asked to wait.
              address: 'internal',
            })
          }
          const what = `${titleOf(endpoint)}, ${exists ? 'existing' : 'unknown'}`
          const asRole = async (role: Role) => {
            const grade = endpoint.act ? gradeOf(endpoint.act, role) : 'no'
            const mayNot = grade === 'no' || (grade === 'propose' && !endpoint.takesProposals)
            // A call that would go through is left to those whose refusal is the question here.
            if (!mayNot && exists && !endpoint.input && endpoint.method !== 'get') return
            const { status, body } = await call(tokens.get(role))
            // Whoever works here hears which right is missing, and nothing of the record; all others hear nothing else.
            const refusal =
              isStaff(role) && endpoint.act
                ? { message: missingRight(endpoint.act, role), needs: 'right', code: endpoint.act }
                : { message: 'This action is unauthorized.' }
            if (mayNot) expect([status, body], `${what}: ${role}`).toEqual([403, refusal])
            else expect([401, 403], `${what}: ${role}, ${JSON.stringify(body)}`).not.toContain(status)
          }
          const [nobody] = await Promise.all([call(), ...roles.map(asRole)])
          expect(nobody.status, `${what}: nobody`).toBe(401)
        }
    },
  )

  exampleTest.for(roles)(
    'by %s changes nothing where the table says no, whatever it brings and whatever it is aimed at',
    async (role, { http, make, ctx, world }) => {
      const token = await make.token(await make.user({ role }))
      const send = (endpoint: Endpoint) => {
        calls.count(titleOf(endpoint))
        return http.send(endpoint.method.toUpperCase(), pathOf(endpoint, true), bodyOf(endpoint), {
          ...{ token, address: 'internal', headers: { 'content-type': 'application/json' } },
        })
      }
      const before = await wholeDatabase(ctx)
      for (const endpoint of officeCalls.filter((one) => !maySend(one, role)))
        expect((await send(endpoint)).status, titleOf(endpoint)).toBe(403)
      expect(await wholeDatabase(ctx)).toEqual(before)
      // The same with what the role may do by a factor that it does not show any more.
      world.clock.advance(11 * 60_000)
      for (const endpoint of officeCalls.filter((one) => maySend(one, role) && one.act && actRow(one.act).stepUp))
        expect((await send(endpoint)).body, titleOf(endpoint)).toMatchObject({ needs: 'second-factor' })
      expect(await wholeDatabase(ctx)).toEqual(before)
    },
  )

  exampleTest(
    'asks an administrator without a second factor for one, except what is for setting it up',
    async ({ http, make }) => {
      const token = await make.tokenWithoutFactor(await make.user({ role: 'admin' }))
      for (const endpoint of officeCalls) {
        const isOwn = endpoint.act !== undefined && actRow(endpoint.act).beforeFactor === true
        if (isOwn) {
          expect(endpoint.path).toMatch(/^\/office\/me(\/|$)/)
          continue
        }
        const reply = await http.send(endpoint.method.toUpperCase(), pathOf(endpoint, true), undefined, {
          token,
          address: 'internal',
        })
        expect([reply.status, reply.body.needs, reply.body.code], titleOf(endpoint)).toEqual([
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
    const wanting = officeCalls.filter(({ act }) => act !== undefined && actRow(act).stepUp)
    expect(wanting.length).toBeGreaterThan(3)
    for (const endpoint of wanting)
      for (const role of staffRoles) {
        if (endpoint.act === undefined || gradeOf(endpoint.act, role) === 'no') continue
        const token = tokens.get(role) ?? ''
        const reply = await http.send(endpoint.method.toUpperCase(), pathOf(endpoint, true), undefined, {
          token,
          address: 'internal',
        })
        expect([reply.status, reply.body.needs], `${titleOf(endpoint)}: ${role}`).toEqual([403, 'second-factor'])
      }
  })
})

describe('files of the office, opened by a click', () => {
  const ofOffice = rawRoutes.filter(({ path }) => path.startsWith('/office/'))
  const name = ({ method, path }: (typeof ofOffice)[number]) => `${method.toUpperCase()} ${path}`

  test('are for the roles that have one of their acts, with a second factor where one is needed', async ({
    api,
    make,
    world,
  }) => {
    await make.institute()
    const ask = async (route: (typeof ofOffice)[number], token?: string) => {
      calls.count(name(route))
      const headers: Record<string, string> = token ? { authorization: `Bearer ${token}` } : {}
      const request = new Request(`${siteUrl}/api/v1${route.path.replace(/\{\w+(?::int)?\}/, '8888888')}`, { headers })
      const reply = await api.fetch(request, { address: 'internal', requestId: 'r' })
      const body: unknown = reply.ok ? {} : await reply.json()
      await reply.body?.cancel().catch(() => undefined)
      return { status: reply.status, body }
    }
    const tokens = new Map<Role, string>()
    for (const role of roles) tokens.set(role, await make.token(await make.user({ role })))
    const unproved = await make.tokenWithoutFactor(await make.user({ role: 'admin' }))
    for (const route of ofOffice) {
      const { acts = [] } = route
      expect(acts.length, `${name(route)} names no row of the table of acts`).toBeGreaterThan(0)
      expect((await ask(route)).status, name(route)).toBe(401)
      expect((await ask(route, unproved)).status, name(route)).toBe(403)
      for (const role of roles) {
        const { status } = await ask(route, tokens.get(role))
        if (acts.some((act) => gradeOf(act, role) !== 'no'))
          expect([200, 404, 422], `${name(route)}: ${role}`).toContain(status)
        else expect(status, `${name(route)}: ${role}`).toBe(403)
      }
    }
    world.clock.advance(11 * 60_000)
    for (const route of ofOffice.filter(({ acts = [] }) => acts.every((act) => actRow(act).stepUp)))
      expect(await ask(route, tokens.get('admin')), name(route)).toMatchObject({
        status: 403,
        body: { needs: 'second-factor' },
      })
  })
})

test('the walks above have sent every call of the office', () => {
  const names = [
    ...officeCalls.map(titleOf),
    ...rawRoutes
      .filter(({ path }) => path.startsWith('/office/'))
      .map(({ method, path }) => `${method.toUpperCase()} ${path}`),
  ]
  expect(names.filter((name) => !calls.has(name))).toEqual([])
  process.stdout.write(`The role walk sent ${calls.sum()} calls to ${names.length} operations of the office.\n`)
})
