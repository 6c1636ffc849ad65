import { type Act, actRow, gradeOf, staffRoles } from '@northlight/contract/office/acts'
import { settingsKeys } from '@northlight/contract/office/institute'
import { canBeHidden, type Resource } from '@northlight/contract/office/resource'
import { articles } from '@northlight/contract/office/resources/articles'
import { branches } from '@northlight/contract/office/resources/branches'
import { resources } from '@northlight/contract/office/resources/list'
import { yearResults } from '@northlight/contract/office/resources/year-results'
import { settingsAct } from '@northlight/contract/office/settings-acts'
import type { Role } from '@northlight/contract/roles'
import { readColumns } from '@northlight/db/columns'
import { sql } from 'kysely'
import { describe, expect } from 'vitest'
import { exampleTest } from '../../testing/example-world.ts'
import { bodyOf, callCounter, hasAct, officeCalls, pathOf, titleOf } from '../../testing/office-calls.ts'
import { doors, type Shelf } from '../../testing/record-doors.ts'
import { newKey, recordSteps, type Speaker } from '../../testing/record-steps.ts'
import { insert } from '../../testing/rows.ts'
import { showFactor } from '../../testing/staff.ts'
import { test } from '../../testing/test.ts'
import { wholeDatabase } from '../../testing/whole-database.ts'

/** The other half of the role walk: not who may call, but what changes. It stores something, so it runs on both engines. */
const calls = callCounter()

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
      for (const endpoint of officeCalls) {
        const isOwn = endpoint.act !== undefined && gradeOf(endpoint.act, 'counsellor') === 'own'
        if (!isOwn || !endpoint.path.includes('{') || endpoint.act === 'audit.read') continue
        calls.count(titleOf(endpoint))
        const reply = await http.send(endpoint.method.toUpperCase(), pathOf(endpoint, true), bodyOf(endpoint), {
          ...{ token, address: 'internal', headers: { 'content-type': 'application/json' } },
        })
        if (reply.status === 404) continue
        reached.push(titleOf(endpoint))
        // A test is everybody's; of those who write it only one's own are named.
        if (endpoint.path.startsWith('/office/tests/')) expect(JSON.stringify(reply.body)).not.toContain('@northlight')
      }
      expect(reached.toSorted()).toEqual(Object.keys(ofNoBranch).toSorted())
      expect(await wholeDatabase(ctx)).toEqual(before)
    },
  )
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
  const portions = [0, 1, 2, 3, 4, 5, 6, 7].map((part) => doors.filter((_, at) => at % 8 === part))
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
            calls.count(`POST ${path.replace(/\/\d+/, '/{id}')}`)
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
        const refused = staffRoles.filter((role) => !hasAct(act, role))
        for (const role of refused) await go(role, shelf)
        await settle(door.isLater)
        await expectShown(shelf, () => false, `${door.name} by ${refused}`)
        for (const role of staffRoles.filter((one) => hasAct(act, one))) {
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
          calls.count('POST /office/settings/{key}')
          const act = settingsAct(key)
          const may = hasAct(act, role) && (fresh || !actRow(act).stepUp)
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
          const may = hasAct(act, role) && (fresh || !actRow(act).stepUp)
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

test('the walk of changes says how much it sent', () => {
  expect(calls.names()).toBeGreaterThan(50)
  process.stdout.write(`The walk of changes sent ${calls.sum()} calls to ${calls.names()} operations of the office.\n`)
})
