import { OptionLists, optionNames } from '@northlight/contract/options'
import { neutralOptions } from '@northlight/db/seed/essential/options'
import { describe, expect } from 'vitest'
import { ctxAs } from '../../testing/staff.ts'
import { test } from '../../testing/test.ts'
import { updateSettings } from '../settings/service.ts'

describe('option lists', () => {
  test.for(optionNames)('%s is served by its name, also with dashes', async (name, { http, make }) => {
    await make.options()
    await make.branch()
    const { status, body } = await http.get(`/options/${name}`)
    expect(status).toBe(200)
    expect(body.options).toEqual(expect.arrayContaining([expect.objectContaining({ value: expect.any(String) })]))
    expect((await http.get(`/options/${name.replaceAll('_', '-')}`)).body).toEqual(body)
  })

  test('come all at once, too', async ({ http, make }) => {
    await make.options()
    const { body } = await http.get('/options')
    expect(Object.keys(body.options as object).sort()).toEqual([...optionNames].sort())
  })

  test.for(['nothing', '__proto__', 'constructor', '%00'])('%s is no list', async (name, { http, make }) => {
    await make.options()
    expect(await http.get(`/options/${name}`)).toMatchObject({ status: 404, body: { message: 'Data not found.' } })
  })

  test('are missing, like any row, until somebody has written them', async ({ http }) => {
    expect((await http.get('/options/contact_slots')).status).toBe(404)
  })

  test('name the open branches in their order', async ({ http, make }) => {
    await make.options()
    await make.branch({ name: 'Second', position: 2 })
    await make.branch({ name: 'First', position: 1 })
    await make.branch({ name: 'Closed', is_active: false })
    const { body } = await http.get('/options/contact_branches')
    expect((body.options as { value: string }[]).map(({ value }) => value)).toEqual(['First', 'Second'])
  })

  test('are edited by staff, and the forms follow at once', async ({ http, ctx, make }) => {
    await make.institute()
    await make.options()
    const admin = await make.user({ role: 'admin' })
    const campus = {
      value: 'Udupi',
      for: ['Residential'],
      classes: [],
      courses: [],
      branch: null,
      kind: null,
      min_age: null,
    }
    const ask = (email: string) =>
      http.postForm('/day-scholar-form', {
        name: 'Asha',
        email,
        phone: '9845000199',
        course: 'Residential',
        branch: 'Udupi',
      })
    expect((await ask('one@example.com')).status).toBe(422)
    await updateSettings(ctxAs(ctx, admin), 'options', {
      version: 1,
      fields: { scholar_campuses: [campus] },
    })
    expect((await ask('two@example.com')).status).toBe(201)
  })

  test('an entry that somebody chose is hidden, not renamed or taken away', async ({ http, make }) => {
    await make.institute()
    await make.options()
    const token = await make.token(await make.user({ role: 'admin' }))
    const read = async () => {
      const { body } = await http.get('/office/settings/options', { token })
      return body as { version: number; value: OptionLists }
    }
    const ask = (email: string) =>
      http.postForm('/day-scholar-form', {
        ...{ name: 'Asha', email, phone: '9845000199', course: 'Day Scholar', branch: 'Mysuru' },
      })
    const write = async (change: (list: OptionLists['scholar_campuses']) => OptionLists['scholar_campuses']) => {
      const { version, value } = await read()
      const fields = { scholar_campuses: change(value.scholar_campuses) }
      return http.postJson('/office/settings/options', { version, fields }, { token })
    }
    const without = (name: string) => write((list) => list.filter(({ value }) => value !== name))
    expect((await ask('one@example.com')).status).toBe(201)
    expect((await http.get('/office/option-uses', { token })).body).toMatchObject({
      uses: { scholar_campuses: { Mysuru: 1 }, batches: {} },
    })
    expect(await without('Mysuru')).toMatchObject({
      status: 422,
      body: { errors: { scholar_campuses: [expect.stringContaining('Hide it')] } },
    })
    const renamed = await write((list) =>
      list.map((one) => (one.value === 'Mysuru' ? { ...one, value: 'Mysore' } : one)),
    )
    expect(renamed.status).toBe(422)
    const hidden = await write((list) =>
      list.map((one) => (one.value === 'Mysuru' ? { ...one, is_hidden: true } : one)),
    )
    expect(hidden.status).toBe(200)
    const offered = (await http.get('/options/scholar_campuses')).body.options as { value: string }[]
    expect(offered.map(({ value }) => value)).not.toContain('Mysuru')
    expect((await ask('two@example.com')).status).toBe(422)
    // What nobody chose may go.
    expect((await without('Bengaluru')).status).toBe(200)
  })

  test('that ship are whole', () => {
    expect(OptionLists.parse(neutralOptions)).toEqual(neutralOptions)
    for (const list of Object.values(neutralOptions)) expect(list.length).toBeGreaterThan(0)
  })

  test.for([
    ['the same entry twice', { vrddhi_classes: [{ value: '8th' }, { value: '8th' }] }],
    ['a request that the form does not know', { contact_request_types: [{ value: 'Telepathy' }] }],
    ['a class that would climb out of its folder', { vrddhi_classes: [{ value: '../8th' }] }],
    ['a slot that is no time', { contact_slots: [{ value: 'noon' }] }],
    ['an empty entry', { batches: [{ value: ' ' }] }],
  ] as const)('refuse %s', ([, fields]) => {
    expect(OptionLists.safeParse({ ...neutralOptions, ...fields }).success).toBe(false)
  })
})
