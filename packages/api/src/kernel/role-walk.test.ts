import type { Endpoint } from '@northlight/contract/endpoint'
import { endpoints } from '@northlight/contract/endpoints'
import { type Act, actNames, actRow, gradeOf, grades, missingRight, staffRoles } from '@northlight/contract/office/acts'
import { settingsKeys } from '@northlight/contract/office/institute'
import { recordEndpoints } from '@northlight/contract/office/record-endpoints'
import { canBeHidden, type Resource } from '@northlight/contract/office/resource'
import { articles } from '@northlight/contract/office/resources/articles'
import { branches } from '@northlight/contract/office/resources/branches'
import { resources } from '@northlight/contract/office/resources/list'
import { yearResults } from '@northlight/contract/office/resources/year-results'
import { settingsAct } from '@northlight/contract/office/settings-acts'
import { isStaff, type Role, roles } from '@northlight/contract/roles'
import { readColumns } from '@northlight/db/columns'
import { sql } from 'kysely'
import { describe, expect } from 'vitest'
import { exampleTest } from '../../testing/example-world.ts'
import { doors, type Shelf } from '../../testing/record-doors.ts'
import { newKey, recordSteps, type Speaker } from '../../testing/record-steps.ts'
import { insert } from '../../testing/rows.ts'
import { siteUrl } from '../../testing/services.ts'
import { showFactor } from '../../testing/staff.ts'
import { test } from '../../testing/test.ts'
import { wholeDatabase } from '../../testing/whole-database.ts'
import { rawRoutes } from '../domains.ts'

/** Every call for staff. A new one is covered the moment it is listed: nothing here names one. */
const all: readonly Endpoint[] = [...endpoints, ...recordEndpoints]
const made = new Set<Endpoint>(recordEndpoints)
const office = all.filter(({ audience }) => audience === 'staff')
const title = (endpoint: Endpoint) => `${endpoint.method.toUpperCase()} ${endpoint.path}`

/** How often each call was sent by the walks below, to say at the end that none was left out. */
const sent = new Map<string, number>()
const count = (name: string) => sent.set(name, (sent.get(name) ?? 0) + 1)

/** With the example's own record, or with one that nobody has. */
const pathOf = (endpoint: Endpoint, exists: boolean) =>
  endpoint.path.replace(/\{(\w+)\}/g, (_, name: string) =>
    exists ? (endpoint.example?.params?.[name] ?? '9001') : name === 'uuid' ? crypto.randomUUID() : '8888888',
  )

/** The example of a call as it is sent; files are never read before somebody is refused. */
const bodyOf = ({ input, example }: Endpoint) =>
  input &&
  JSON.stringify(example?.input ?? {})
    .replaceAll('{site}', siteUrl)
    .replaceAll('{tomorrow}', '2026-11-16')

const has = (act: Act, role: Role) => ['all', 'own'].includes(gradeOf(act, role))
const maySend = ({ act, takesProposals }: Endpoint, role: Role): boolean =>
  act !== undefined && (has(act, role) || (takesProposals === true && gradeOf(act, role) === 'propose'))

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
          const call = (token?: string) => {
            count(title(endpoint))
            // Without a body: who may not is refused before anybody looks at one, and who may changes nothing by it.
            return http.send(endpoint.method.toUpperCase(), pathOf(endpoint, exists), endpoint.input && '{}', {
              ...(token && { token }),
              headers: { 'content-type': 'application/json' },
              // Not from outside: a person who calls so often in a minute would be asked to wait.
              address: 'internal',
            })
          }
          const what = `${title(endpoint)}, ${exists ? 'existing' : 'unknown'}`
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
        count(title(endpoint))
        return http.send(endpoint.method.toUpperCase(), pathOf(endpoint, true), bodyOf(endpoint), {
          ...{ token, address: 'internal', headers: { 'content-type': 'application/json' } },
        })
      }
      const before = await wholeDatabase(ctx)
      for (const endpoint of office.filter((one) => !maySend(one, role)))
        expect((await send(endpoint)).status, title(endpoint)).toBe(403)
      expect(await wholeDatabase(ctx)).toEqual(before)
      // The same with what the role may do by a factor that it does not show any more.
      world.clock.advance(11 * 60_000)
      for (const endpoint of office.filter((one) => maySend(one, role) && one.act && actRow(one.act).stepUp))
        expect((await send(endpoint)).body, title(endpoint)).toMatchObject({ needs: 'second-factor' })
      expect(await wholeDatabase(ctx)).toEqual(before)
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

describe('a counsellor of another branch', () => {
  /** What is answered though all that has a branch belongs to another one. A new call stands here with its reason, or is 404. */
  const ofNoBranch: Record<string, string> = {
    'GET /office/unmatched-payments/{id}': 'money that nobody could place belongs to no branch',
    'POST /office/tests/{slug}/messages': 'reaches nobody',
    'GET /office/tests/{slug}/attendance': 'names nobody',
    'GET /office/tests/{slug}/results': 'names nobody',
    'GET /office/tests/{slug}/results/summary': 'names nobody',
    'POST /office/consents/{id}/paper': 'asks for the file before anything is looked up',
  }

  exampleTest(
    'finds nothing of it by any call that names a record, and changes nothing of it',
    async ({ http, make, ctx, database }) => {
      const user = await make.user({ role: 'counsellor' })
      const own = await make.branch({ slug: 'hassan' })
      await insert(ctx.db, 'staff_members', { user_id: user.id, is_everywhere: false, updated_at: ctx.now() })
      await insert(ctx.db, 'user_branches', { user_id: user.id, branch_id: own.id })
      const token = await make.token(user)
      // Whatever can belong to a branch belongs to one where this person does not work.
      const foreign = await ctx.db
        .selectFrom('branches')
        .select('id')
        .where('slug', '=', 'bengaluru')
        .executeTakeFirstOrThrow()
      for (const [table, columns] of await readColumns({ db: ctx.db, engine: database.engine }))
        if (columns.has('branch_id') && table !== 'user_branches')
          await sql`update ${sql.table(table)} set branch_id = ${foreign.id} where branch_id is null`.execute(ctx.db)
      const reached: string[] = []
      const before = await wholeDatabase(ctx)
      for (const endpoint of office) {
        const isOwn = endpoint.act !== undefined && gradeOf(endpoint.act, 'counsellor') === 'own'
        if (!isOwn || !endpoint.path.includes('{') || endpoint.act === 'audit.read') continue
        count(title(endpoint))
        const reply = await http.send(endpoint.method.toUpperCase(), pathOf(endpoint, true), bodyOf(endpoint), {
          ...{ token, address: 'internal', headers: { 'content-type': 'application/json' } },
        })
        if (reply.status === 404) continue
        reached.push(title(endpoint))
        // A test is everybody's; of those who write it only one's own are named.
        if (endpoint.path.startsWith('/office/tests/')) expect(JSON.stringify(reply.body)).not.toContain('@northlight')
      }
      expect(reached.toSorted()).toEqual(Object.keys(ofNoBranch).toSorted())
      expect(await wholeDatabase(ctx)).toEqual(before)
    },
  )
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
      count(name(route))
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

describe('what a role changes', () => {
  /** Types of record that are made, shown and hidden, one for each way the acts are given out. */
  const shelves = [
    [articles, {}],
    [branches, {}],
    [yearResults, { year: 0 }],
  ] as const
  const life = ({ acts: { draft, publish, open, deleteUnseen, delete: gone } }: Resource) =>
    [draft, publish, open, deleteUnseen, gone].join()

  test('is walked for every way the acts of a type are given out', () => {
    const known = new Set(shelves.map(([resource]) => life(resource)))
    for (const one of resources.filter(canBeHidden)) expect(known, one.name).toContain(life(one))
  })

  // In portions, so that none takes longer than a test may.
  const portions = [0, 1, 2, 3].map((part) => doors.filter((_, at) => at % 4 === part))
  const walks = shelves.flatMap(([resource, own]) =>
    portions.map((some) => [resource.name, some.map(({ name }) => name).join(', '), { resource, own, some }] as const),
  )
  test.for(walks)(
    'of %s is what the table says, by: %s',
    async ([, , { resource, own, some }], { http, make, ctx, api, world }) => {
      await make.institute()
      const tokens = new Map<Role, string>()
      for (const role of staffRoles) tokens.set(role, await make.token(await make.user({ role })))
      const speak = (role: Role): Speaker => {
        const options = { token: tokens.get(role), address: 'internal' }
        return {
          get: (path) => http.get(path, options),
          post: (path, body) => {
            count(`POST ${path.replace(/\/\d+/, '/{id}')}`)
            return http.postJson(path, body, options)
          },
          delete: (path) => http.send('DELETE', path, undefined, options),
        }
      }
      const steps = recordSteps(speak('admin'), resource.name, resource.example)
      let made = 2010
      const values = () => {
        made += 1
        return 'year' in own ? { year: made } : {}
      }
      const aShelf = async () => {
        const shelf = {
          fresh: await steps.make(values()),
          live: await steps.live(values()),
          hidden: await steps.live(values()),
        }
        expect((await steps.hide(shelf.hidden)).status).toBe(200)
        return shelf
      }
      const isShown = async (id: number) => {
        const { rows } = await sql<{ is_active: unknown }>`
          select is_active from ${sql.table(resource.table)} where id = ${id}`.execute(ctx.db)
        return Boolean(rows[0]?.is_active)
      }
      /** What comes of a door once its moment has come and its work is done. */
      const settle = async (isLater: boolean | undefined) => {
        if (!isLater) return
        world.clock.advance(2 * 60 * 60_000)
        await api.runner.drain()
        for (const token of tokens.values()) await showFactor(ctx, token)
      }
      for (const door of some) {
        const act = door.act(resource.acts)
        expect(actRow(act).stepUp, `${door.name} is also walked with a stale factor`).toBeUndefined()
        const go = (role: Role, shelf: Shelf) => door.go({ speaker: speak(role), now: ctx.now }, resource.name, shelf)
        const expectShown = async (shelf: Shelf, isTurned: (name: keyof Shelf) => boolean, what: string) => {
          for (const name of ['fresh', 'live', 'hidden'] as const)
            expect(await isShown(shelf[name]), `${what}: ${name}`).toBe((name === 'live') !== isTurned(name))
        }
        let shelf = await aShelf()
        const refused = staffRoles.filter((role) => !has(act, role))
        for (const role of refused) await go(role, shelf)
        await settle(door.isLater)
        await expectShown(shelf, () => false, `${door.name} by ${refused}`)
        for (const role of staffRoles.filter((one) => has(act, one))) {
          await go(role, shelf)
          await settle(door.isLater)
          const turns = [...(door.shows ?? []), ...(door.hides ?? [])]
          await expectShown(shelf, (name) => turns.includes(name), `${door.name} by ${role}`)
          for (const id of Object.values(shelf)) await steps.remove(id)
          shelf = await aShelf()
        }
        for (const id of Object.values(shelf)) await steps.remove(id)
      }
    },
  )

  const factors = [true, false] as const
  test('of the settings is what the table says, record by record', async ({ http, make, world }) => {
    await make.institute()
    await make.options()
    for (const fresh of factors)
      for (const role of staffRoles) {
        const token = await make.token(await make.user({ role }))
        const admin = await make.token(await make.user({ role: 'admin' }))
        if (!fresh) world.clock.advance(11 * 60_000)
        for (const key of settingsKeys) {
          const version = async () =>
            Number((await http.get(`/office/settings/${key}`, { token: admin, address: 'internal' })).body.version)
          const seen = await version()
          const input = { version: seen, fields: {} }
          const { status } = await http.postJson(`/office/settings/${key}`, input, { token, address: 'internal' })
          count('POST /office/settings/{key}')
          const act = settingsAct(key)
          const may = has(act, role) && (fresh || !actRow(act).stepUp)
          expect([status, await version()], `${key}: ${role}, ${fresh}`).toEqual([
            may ? 200 : 403,
            seen + (may ? 1 : 0),
          ])
        }
      }
  })

  test('of redirects is what the table says, to a page and to another site, made, changed and imported', async ({
    http,
    make,
    ctx,
    world,
  }) => {
    await make.institute()
    let made = 0
    for (const fresh of factors)
      for (const role of staffRoles) {
        const token = await make.token(await make.user({ role }))
        if (!fresh) world.clock.advance(11 * 60_000)
        const options = { token, address: 'internal' }
        for (const to_path of ['/about-us', 'https://elsewhere.example/']) {
          const act: Act = to_path.startsWith('/') ? 'redirects.change' : 'redirects.outside'
          const may = has(act, role) && (fresh || !actRow(act).stepUp)
          const what = `${to_path}: ${role}, ${fresh}`
          const leadsFrom = async (from_path: string) =>
            (
              await ctx.db
                .selectFrom('redirects')
                .select('to_path')
                .where('from_path', '=', from_path)
                .executeTakeFirst()
            )?.to_path ?? null
          const [first, second, third] = [1, 2, 3].map((part) => `/old-${made}-${part}`) as [string, string, string]
          made += 1
          const values = { from_path: first, to_path, status: 301 }
          await http.postJson('/office/redirects', { key: newKey(), values }, options)
          expect(await leadsFrom(first), `${what}, made`).toBe(may ? to_path : null)
          const row = { from_path: second, to_path: '/faq', status: 301, created_at: ctx.now(), updated_at: ctx.now() }
          const { id } = await insert(ctx.db, 'redirects', { ...row, updated_by: null })
          await http.postJson(`/office/redirects/${id}`, { base: 1, changes: { to_path } }, options)
          expect(await leadsFrom(second), `${what}, changed`).toBe(may ? to_path : '/faq')
          const list = await insert(ctx.db, 'imports', {
            ...{ resource: 'redirects', state: 'ready', file_name: 'list.csv', is_personal: false },
            ...{ heads: ['a'], mapping: ['from_path'], pictures: [], media_ids: [] },
            ...{ created_at: ctx.now(), updated_at: ctx.now() },
          })
          await insert(ctx.db, 'import_rows', {
            ...{ import_id: list.id, number: 2, state: 'ready', title: third, cells: [third], found: [], problems: [] },
            content: { from_path: third, to_path, status: 301 },
          })
          await http.postJson(`/office/imports/${list.id}/apply`, {}, options)
          expect(await leadsFrom(third), `${what}, imported`).toBe(may ? to_path : null)
        }
      }
  })
})

test('the walks above have sent every call of the office', () => {
  const names = [
    ...office.map(title),
    ...rawRoutes
      .filter(({ path }) => path.startsWith('/office/'))
      .map(({ method, path }) => `${method.toUpperCase()} ${path}`),
  ]
  expect(names.filter((name) => !sent.has(name))).toEqual([])
  const times = [...sent.values()].reduce((sum, one) => sum + one, 0)
  process.stdout.write(`The role walk sent ${times} calls to ${names.length} operations of the office.\n`)
})
