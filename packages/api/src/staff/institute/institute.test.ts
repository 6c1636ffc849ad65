import { indianClock } from '@northlight/contract/dates'
import { days, hours, minutes } from '@northlight/contract/durations'
import type { HealthView } from '@northlight/contract/office/institute'
import { sql } from 'kysely'
import { describe, expect } from 'vitest'
import { insert } from '../../../testing/rows.ts'
import { siteUrl } from '../../../testing/services.ts'
import { ctxAs } from '../../../testing/staff.ts'
import { test as base, speaker } from '../../../testing/test.ts'
import { createApi } from '../../create-api.ts'
import { audit } from '../../kernel/audit.ts'
import type { Backup } from '../../kernel/services.ts'
import { queueNightlyBackup } from './nightly-backup.ts'

const test = base.extend<{ admin: { id: number; token: string } }>({
  admin: async ({ make }, use) => {
    await make.institute()
    const user = await make.user({ role: 'admin', name: 'Latha' })
    await use({ id: user.id, token: await make.token(user) })
  },
})

describe('the audit', () => {
  test('is read whole by administrators and by others as far as they did it; it is filtered and paged', async ({
    http,
    admin,
    make,
    ctx,
  }) => {
    const editor = await make.user({ role: 'editor', name: 'Sneha' })
    const acts = { entity: 'article', id: 7, details: { fields: ['title'] } }
    await audit(ctxAs(ctx, { id: admin.id, role: 'admin' }), { ...acts, action: 'articles.publish' })
    await audit(ctxAs(ctx, editor), { ...acts, action: 'articles.save-draft' })
    await audit(ctxAs(ctx, editor), { ...acts, action: 'articles-other.save', id: 8 })
    const lines = async (query: string, token: string) =>
      ((await http.get(`/office/audit?${query}`, { token })).body.data as { action: string }[]).map(
        ({ action }) => action,
      )
    expect(await lines('', admin.token)).toEqual(['articles-other.save', 'articles.save-draft', 'articles.publish'])
    expect(await lines('filter[action]=articles', admin.token)).toEqual(['articles.save-draft', 'articles.publish'])
    expect(await lines(`filter[person]=${admin.id}`, admin.token)).toEqual(['articles.publish'])
    expect(await lines('filter[entity]=article&filter[entity_id]=8', admin.token)).toEqual(['articles-other.save'])
    expect(await lines('filter[from]=2026-11-15&filter[to]=2026-11-15', admin.token)).toHaveLength(3)
    expect(await lines('filter[to]=2026-11-14', admin.token)).toEqual([])
    expect(await lines('total=1&page=2', admin.token)).toEqual(['articles.save-draft'])
    const own = await make.token(editor)
    expect(await lines('', own)).toEqual(['articles-other.save', 'articles.save-draft'])
    expect(await lines(`filter[person]=${admin.id}`, own)).toEqual([])
    expect((await http.get('/office/audit?filter[from]=yesterday', admin)).status).toBe(422)
    expect((await http.get('/office/me/acts', { token: own })).body.meta).toMatchObject({ total: 2 })
  })

  test('is only ever added to: no statement changes a line or deletes one of this year', async ({ ctx, database }) => {
    await audit(ctx, { action: 'test.do', entity: 'test', id: 1 })
    // The guard goes by the clock of the database.
    const old = new Date(Date.now() - days(366)).toISOString()
    const young = new Date(Date.now() - days(364)).toISOString()
    for (const at of [old, young])
      await insert(ctx.db, 'audit_log', { at, actor_kind: 'system', action: 'test.do', entity: 'test', details: {} })
    const refused = 'only ever added to'
    await expect(ctx.db.updateTable('audit_log').set({ action: 'test.other' }).execute()).rejects.toThrow(refused)
    await expect(ctx.db.updateTable('audit_log').set({ action: 'x' }).where('at', '=', old).execute()).rejects.toThrow(
      refused,
    )
    await expect(ctx.db.deleteFrom('audit_log').execute()).rejects.toThrow(refused)
    await expect(ctx.db.deleteFrom('audit_log').where('at', '=', young).execute()).rejects.toThrow(refused)
    if (database.engine === 'postgres') await expect(sql`truncate audit_log`.execute(ctx.db)).rejects.toThrow(refused)
    expect(await ctx.db.selectFrom('audit_log').select('id').execute()).toHaveLength(3)
    await ctx.db.deleteFrom('audit_log').where('at', '=', old).execute()
    expect(await ctx.db.selectFrom('audit_log').select('id').execute()).toHaveLength(2)
  })

  test('leaves as a file that no spreadsheet counts with, and that is a line as well', async ({
    api,
    admin,
    ctx,
    make,
  }) => {
    await audit(ctxAs(ctx, { id: admin.id, role: 'admin' }), { action: 'test.do', entity: '=1+1', id: '@x' })
    const open = (token: string, query = '') =>
      api.fetch(
        new Request(`${siteUrl}/api/v1/office/audit/file?${query}`, { headers: { authorization: `Bearer ${token}` } }),
        {
          address: '203.0.113.7',
          requestId: 'r',
        },
      )
    const response = await open(admin.token)
    expect(response.headers.get('content-disposition')).toContain('audit.csv')
    const text = await response.text()
    expect(text).toContain("test.do,'=1+1,'@x")
    const taken = ctx.db.selectFrom('audit_log').select('actor_id').where('action', '=', 'staff.export-audit')
    expect(await taken.execute()).toEqual([{ actor_id: admin.id }])
    expect((await open(admin.token, 'filter[from]=never')).status).toBe(422)
    expect((await open(await make.token(await make.user()))).status).toBe(403)
    const editor = await (await open(await make.token(await make.user({ role: 'editor' })))).text()
    expect(editor).not.toContain('test.do')
  })
})

describe('jobs and mails', () => {
  test('what failed for good is seen with its reason and runs again', async ({ http, admin, ctx }) => {
    const job = {
      name: 'limits.forget-expired',
      payload: {},
      max_attempts: 7,
      run_at: ctx.now(),
      created_at: ctx.now(),
    }
    const { id } = await insert(ctx.db, 'jobs', {
      ...job,
      state: 'dead',
      last_error: 'The disk was full.',
      lane: 'chores',
    })
    const found = await http.get('/office/jobs?filter[state]=failed', admin)
    expect(found.body.data).toMatchObject([{ id, state: 'failed', last_error: 'The disk was full.' }])
    expect(JSON.stringify(found.body)).not.toContain('payload')
    expect((await http.get('/office/health', admin)).body).toMatchObject({
      is_well: false,
      checks: expect.arrayContaining([expect.objectContaining({ name: 'Jobs', is_well: false })]),
    })
    const again = () => http.send('POST', `/office/jobs/${id}/run-again`, undefined, admin)
    expect([(await again()).status, (await again()).status]).toEqual([200, 404])
    expect((await http.get('/office/jobs?filter[state]=waiting', admin)).body.data).toMatchObject([{ id }])
    expect((await http.get('/office/health', admin)).body).toMatchObject({ is_well: true })
  })

  test('all jobs of one kind run again at once, the oldest first, and no others', async ({ http, admin, ctx }) => {
    const dead = (name: string) =>
      insert(ctx.db, 'jobs', {
        ...{ name, payload: {}, max_attempts: 7, attempts: 7, run_at: ctx.now(), created_at: ctx.now() },
        ...{ state: 'dead', lane: 'chores', last_error: 'The mail server mail.test could not be used.' },
      })
    const [first, , second] = [await dead('test.one'), await dead('test.other'), await dead('test.one')]
    const again = (token: { token: string }) => http.postJson('/office/jobs/run-again', { name: 'test.one' }, token)
    expect((await again(admin)).body).toMatchObject({ count: 2 })
    expect((await again(admin)).status).toBe(404)
    const ready = ctx.db.selectFrom('jobs').select('id').where('state', '=', 'ready').orderBy('run_at').orderBy('id')
    expect(await ready.execute()).toEqual([{ id: first.id }, { id: second.id }])
  })

  test('all mails of one kind that failed go out, the oldest first; kept ones and other kinds stay', async ({
    http,
    admin,
    ctx,
    world,
    api,
    make,
  }) => {
    const mail = async (subject: string, template: string, state: 'failed' | 'kept') =>
      insert(ctx.db, 'mails', {
        ...{ template, state, subject, to_address: 'asha@northlight.test', html: '<p>W</p>', text: 'W' },
        ...{ dedupe_key: subject, created_at: ctx.now() },
      })
    await mail('one', 'new-device', 'failed')
    await mail('kept', 'new-device', 'kept')
    await mail('other', 'welcome', 'failed')
    await mail('two', 'new-device', 'failed')
    const send = (token: { token: string }) =>
      http.postJson('/office/mails/send-again', { template: 'new-device', state: 'failed' }, token)
    const editor = { token: await make.token(await make.user({ role: 'editor' })) }
    expect((await send(editor)).status).toBe(403)
    expect((await send(admin)).body).toMatchObject({ count: 2 })
    await api.runner.drain()
    expect(world.mail.sent.map(({ subject }) => subject)).toEqual(['one', 'two'])
    expect((await send(admin)).status).toBe(404)
  })

  test('a mail that failed goes out again, word for word, and one that went does not', async ({
    http,
    admin,
    ctx,
    world,
    api,
  }) => {
    const mail = {
      template: 'new-device',
      to_address: 'asha@northlight.test',
      subject: 'S',
      html: '<p>Words</p>',
      text: 'Words',
    }
    const { id } = await insert(ctx.db, 'mails', { ...mail, state: 'failed', last_error: 'no', created_at: ctx.now() })
    const { id: gone } = await insert(ctx.db, 'mails', { ...mail, state: 'sent', created_at: ctx.now() })
    expect((await http.get('/office/mails?filter[state]=failed&filter[search]=asha', admin)).body.data).toMatchObject([
      { id, to: 'asha@northlight.test', may_resend: true },
    ])
    expect((await http.get(`/office/mails/${id}`, admin)).body).toMatchObject({ html: '<p>Words</p>' })
    const again = (which: number) => http.send('POST', `/office/mails/${which}/send-again`, undefined, admin)
    expect((await again(gone)).status).toBe(409)
    expect((await again(id)).status).toBe(200)
    await api.runner.drain()
    expect(world.mail.to('asha@northlight.test')).toMatchObject([{ text: 'Words' }])
    expect((await again(id)).status).toBe(409)
    const acts = await ctx.db.selectFrom('audit_log').select('action').where('entity', '=', 'mail').execute()
    expect(acts.map(({ action }) => action)).toEqual(['mails.read', 'mails.send-again'])
  })

  test('without a mail server nothing is sent again', async ({ world, admin, ctx }) => {
    const http = speaker(createApi({ ...world.services, mail: null }).fetch, siteUrl)
    const mail = {
      template: 'new-device',
      to_address: 'a@b.test',
      subject: 'S',
      html: '',
      text: '',
      created_at: ctx.now(),
    }
    const { id } = await insert(ctx.db, 'mails', { ...mail, state: 'kept' })
    expect((await http.send('POST', `/office/mails/${id}/send-again`, undefined, admin)).status).toBe(409)
  })
})

describe('settings', () => {
  test('a field that may be empty can be emptied; what is wrong is said in the shape that is wanted', async ({
    http,
    admin,
  }) => {
    const write = async (key: string, fields: object) => {
      const { body } = await http.get(`/office/settings/${key}`, admin)
      return http.postJson(`/office/settings/${key}`, { version: body.version, fields }, admin)
    }
    const taken = async (key: string, fields: object, kept: object = fields) =>
      expect(await write(key, fields)).toMatchObject({ status: 200, body: { value: kept } })
    const refused = async (key: string, fields: object, errors: Record<string, string>) =>
      expect(await write(key, fields)).toMatchObject({
        status: 422,
        body: { errors: Object.fromEntries(Object.entries(errors).map(([name, words]) => [name, [words]])) },
      })
    await taken('billing', { gstin: ' 29aaaaa0000a1z5 ', note: 'n' }, { gstin: '29AAAAA0000A1Z5' })
    await taken('billing', { gstin: '', note: '' })
    await taken('admissions', { season: '2099-00' })
    await taken('admissions', { season: '' })
    await taken('institute', { phones: ['080 4000 0100', ''], whatsapp: '', footer_line: '', founded: null })
    await refused('institute', { name: ' ' }, { name: 'The name cannot be empty.' })
    await refused(
      'institute',
      { phones: ['call us', ''], email: '' },
      {
        'phones.0': 'Write a phone number, such as 98450 00100.',
        email: 'Write an e-mail address, such as office@example.com.',
      },
    )
    await refused(
      'billing',
      { gstin: '29AAA' },
      { gstin: 'A GSTIN has 15 letters and digits, such as 29AAAAA0000A1Z5.' },
    )
    await refused('billing', { gst_percent: 29 }, { gst_percent: 'Write the tax in percent, 0 to 28.' })
    const address = 'Write the whole address, beginning with https://.'
    const socials = { facebook: '', twitter: '', instagram: '', linkedin: '', youtube: 'youtube.com/x' }
    await refused('institute', { map_url: 'maps', socials }, { map_url: address, 'socials.youtube': address })
    await refused('institute', { address: 'x'.repeat(501) }, { address: 'Use no more than 500 characters.' })
    const sum = 'Write a sum in whole rupees, 0 to 10,00,00,000.'
    await refused('billing', { two_signatures_rupees: null }, { two_signatures_rupees: sum })
    const season = 'Write the season as 2027-28: a year and the one after it.'
    await refused('admissions', { season: '2027-29' }, { season })
  })

  test('are read and written by version; billing asks for a fresh factor; what is wrong changes nothing', async ({
    http,
    admin,
    world,
    ctx,
  }) => {
    const read = async (key: string) => (await http.get(`/office/settings/${key}`, admin)).body
    const write = (key: string, version: number, fields: object) =>
      http.postJson(`/office/settings/${key}`, { version, fields }, admin)
    expect(await read('institute')).toMatchObject({ version: 1, value: { name: 'Test Institute' } })
    expect(await write('institute', 1, { tagline: 'Light', nonsense: 1 })).toMatchObject({
      status: 200,
      body: { version: 2, value: { tagline: 'Light' } },
    })
    expect((await write('institute', 1, { tagline: 'Dark' })).status).toBe(409)
    const bad = await write('institute', 2, { colours: { night: 'blue', gold: '#eacf6c' } })
    expect([bad.status, Object.keys(bad.body.errors as object)]).toEqual([422, ['colours.night']])
    expect(await read('access')).toMatchObject({ version: 0, value: { campus_networks: [], factor_from: null } })
    expect(await write('access', 0, { factor_from: '2027-01-01' })).toMatchObject({ status: 200, body: { version: 1 } })
    expect((await http.get('/office/settings/nothing', admin)).status).toBe(404)
    expect((await write('billing', 0, { note: 'n' })).status).toBe(200)
    world.clock.advance(11 * 60_000)
    expect(await write('billing', 1, { note: 'm' })).toMatchObject({ status: 403, body: { needs: 'second-factor' } })
    expect((await write('institute', 2, { tagline: 'Later' })).status).toBe(200)
    const lines = await ctx.db
      .selectFrom('audit_log')
      .select(['entity_id', 'details'])
      .where('action', '=', 'settings.update')
      .execute()
    expect(lines).toContainEqual({ entity_id: 'institute', details: { fields: ['tagline'] } })
  })
})

test('the settings for signing in take no network of the world, ask for a fresh factor, and every administrator hears', async ({
  http,
  admin,
  ctx,
  world,
  api,
  make,
}) => {
  const second = await make.user({ role: 'admin' })
  await make.user({ role: 'editor' })
  const write = (version: number, fields: object) =>
    http.postJson('/office/settings/access', { version, fields }, admin)
  for (const campus_networks of [['0.0.0.0/0', '::/0'], ['10.0.0.0/8'], ['::ffff:0:0/96']])
    expect(await write(0, { campus_networks }), campus_networks[0]).toMatchObject({
      status: 422,
      body: { message: expect.stringMatching(/far wider than a campus/) },
    })
  expect(await write(0, { campus_networks: ['203.0.113.0/24'], factor_from: '2027-01-01' })).toMatchObject({
    status: 200,
  })
  await api.runner.drain()
  const told = await ctx.db
    .selectFrom('mails')
    .select(['user_id', 'text'])
    .where('subject', 'like', '%rules for signing in have changed')
    .orderBy('user_id')
    .execute()
  const admins = await ctx.db.selectFrom('users').select('id').where('role', '=', 'admin').orderBy('id').execute()
  expect(told.map(({ user_id }) => user_id)).toEqual(admins.map(({ id }) => id))
  expect(told.map(({ user_id }) => user_id)).toContain(second.id)
  expect(told[0]?.text).toMatch(/networks of our rooms/)
  world.clock.advance(11 * 60_000)
  expect(await write(1, { factor_from: null })).toMatchObject({ status: 403, body: { needs: 'second-factor' } })
  const { value } = await ctx.db
    .selectFrom('settings')
    .select('value')
    .where('key', '=', 'access')
    .executeTakeFirstOrThrow()
  expect(value).toMatchObject({ factor_from: '2027-01-01' })
})

test('the words of a mail are read with a fresh factor, and the list of mails without one', async ({
  http,
  admin,
  ctx,
  world,
}) => {
  const words = { subject: 'S', html: '<p>link</p>', text: 'link', to_address: 'a@example.com' }
  const { id } = await insert(ctx.db, 'mails', {
    ...words,
    template: 'reset-password',
    state: 'kept',
    created_at: ctx.now(),
  })
  expect((await http.get(`/office/mails/${id}`, admin)).status).toBe(200)
  world.clock.advance(11 * 60_000)
  expect(await http.get(`/office/mails/${id}`, admin)).toMatchObject({ status: 403, body: { needs: 'second-factor' } })
  expect((await http.get('/office/mails', admin)).status).toBe(200)
})

describe('backups', () => {
  test('are made by a job, one at a time, and downloaded with a fresh factor alone', async ({ world, admin, ctx }) => {
    let made = 0
    let drill: Backup['drill'] = null
    const backups = {
      list: async () =>
        made === 0 ? [] : [{ name: 'backup-1', made_at: ctx.now(), bytes: 3, is_checked: true, drill }],
      make: async () => {
        made += 1
      },
      drill: async (_: string, at: string) => {
        drill = { at, rows: 5, files: 2, missing: 0 }
      },
      open: async () => new Blob(['zip']).stream(),
      ...{ hour: 2, isElsewhere: true, hasPlace: true, nightly: async () => {} },
    }
    const api = createApi({ ...world.services, backups })
    const http = speaker(api.fetch, siteUrl)
    const post = () => http.send('POST', '/office/backups', undefined, admin)
    expect([(await post()).status, (await post()).status]).toEqual([201, 201])
    expect((await http.get('/office/backups', admin)).body).toMatchObject({ is_possible: true, is_running: true })
    await api.runner.drain()
    expect(made).toBe(1)
    expect((await http.get('/office/backups', admin)).body).toMatchObject({
      is_running: false,
      backups: [{ name: 'backup-1' }],
    })
    const tried = async () => {
      const { checks } = (await http.get('/office/health', admin)).body as HealthView
      return checks.find(({ name }) => name === 'Restore drill')?.is_well
    }
    const drillOf = (name: string) => http.send('POST', `/office/backups/${name}/drill`, undefined, admin)
    expect(await tried()).toBe(false)
    expect((await drillOf('backup-2')).status).toBe(404)
    expect((await drillOf('backup-1')).status).toBe(201)
    await api.runner.drain()
    expect((await http.get('/office/backups', admin)).body).toMatchObject({ backups: [{ drill: { missing: 0 } }] })
    expect(await tried()).toBe(true)
    const open = (name: string) =>
      api.fetch(
        new Request(`${siteUrl}/api/v1/office/backups/${name}/file`, {
          headers: { authorization: `Bearer ${admin.token}` },
        }),
        {
          address: '203.0.113.7',
          requestId: 'r',
        },
      )
    expect((await open('..%2fbackup-1')).status).toBe(404)
    const file = await open('backup-1')
    expect([file.status, await file.text()]).toEqual([200, 'zip'])
    world.clock.advance(11 * 60_000)
    expect((await open('backup-1')).status).toBe(403)
    const taken = ctx.db.selectFrom('audit_log').select('id').where('action', '=', 'staff.download-backup')
    expect(await taken.execute()).toHaveLength(1)
  })

  test('of the night are made once a night by themselves, and say so in red when 26 hours have passed without one', async ({
    world,
    admin,
    ctx,
  }) => {
    const nights: string[] = []
    let isBroken = false
    const nightly = async (at: string) => {
      if (isBroken) throw new Error('The second place cannot be reached.')
      nights.push(indianClock(at).slice(0, 13))
    }
    const nothing = { list: async () => [], make: async () => {}, drill: async () => {}, open: async () => null }
    const services = { ...world.services, backups: { ...nothing, hour: 2, isElsewhere: true, hasPlace: true, nightly } }
    const api = createApi(services)
    const http = speaker(api.fetch, siteUrl)
    const pass = async (time: number) => {
      for (let left = time; left > 0; left -= minutes(30)) {
        world.clock.advance(minutes(30))
        await queueNightlyBackup.run({ ...ctx, services }, {})
        await api.runner.drain()
      }
    }
    const isWell = async () => {
      const { checks } = (await http.get('/office/health', admin)).body as HealthView
      return checks.find(({ name }) => name === 'Backups')?.is_well
    }
    // Set up in the morning: the first one comes in the night that follows.
    expect(await isWell()).toBe(false)
    await pass(hours(36))
    expect(nights).toEqual(['2026-11-16T02'])
    expect(await isWell()).toBe(true)
    isBroken = true
    await pass(hours(12))
    expect(await isWell()).toBe(false)
    // Repaired by day: the missed one is made up for.
    isBroken = false
    await pass(hours(8))
    expect(nights).toHaveLength(2)
  })

  test('are left to the tools of the database where it has its own', async ({ http, admin }) => {
    expect((await http.get('/office/backups', admin)).body).toMatchObject({ is_possible: false, backups: [] })
    expect((await http.send('POST', '/office/backups', undefined, admin)).status).toBe(409)
  })
})
