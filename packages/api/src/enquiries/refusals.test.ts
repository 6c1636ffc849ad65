import { describe, expect, vi } from 'vitest'
import { aPdf, badFiles } from '../../testing/files.ts'
import { type Kind, type PublicForm, publicForms } from '../../testing/forms.ts'
import { test } from '../../testing/test.ts'
import type { Ctx } from '../kernel/context.ts'
import { forms } from './sent.ts'

type Wrong = [what: string, value: string | Blob | null]

/** Values no field of its kind may take, each with a word for the report. What need not be given may be missing. */
const wrongValues = (kind: Kind): Wrong[] =>
  kind.isOptional ? valuesOf(kind).filter(([what]) => !['missing', 'only spaces'].includes(what)) : valuesOf(kind)

/** Missing is written as null. */
const valuesOf = (kind: Kind): Wrong[] => {
  const always: [string, string | Blob | null][] = [
    ['missing', null],
    ['only spaces', '   '],
  ]
  const notATypedText: [string, string | Blob | null][] = [
    ...always,
    ['a file', aPdf()],
    ['markup', '<b onclick="x()">x</b>'],
    ['an emoji', '😀'],
    ['right-to-left text', 'مرحبا'],
    ['over-long', 'x'.repeat(600)],
  ]
  switch (kind.is) {
    case 'line':
    case 'paragraphs':
      return [
        ...always,
        ['a file', aPdf()],
        ['only a NUL', '\0'],
        ['only an invisible mark', '\u200b'],
        ['one character too long', 'x'.repeat(kind.max + 1)],
      ]
    case 'email':
      return [
        ...notATypedText,
        ['no domain', 'asha@'],
        ['a second header', 'asha@example.com\r\nBcc: all@example.com'],
        ['two addresses', 'asha@example.com, all@example.com'],
        ['a name and an address', 'Asha <asha@example.com>'],
        ['over-long', `${'a'.repeat(250)}@example.com`],
      ]
    case 'mobile':
      return [
        ...notATypedText,
        ['nine digits', '984500019'],
        ['eleven digits', '98450001990'],
        ['a landline', '0802345678'],
        ['other digits', '९८४५०००१९९'],
      ]
    case 'aadhaar':
      return [...notATypedText, ['eleven digits', '2345 6789 012'], ['letters', '2345 6789 01AB']]
    case 'choice':
      return [...notATypedText, ['not in the list', 'Atlantis'], ['a part of a name', 'Mys']]
    case 'day':
      return [
        ...notATypedText,
        ['yesterday', '2026-11-14'],
        ['no day of the calendar', '2027-02-29'],
        ['too far away', '2027-11-17'],
        ['another order', '16-11-2026'],
      ]
    case 'page':
      return [...notATypedText, ['a script', 'javascript:alert(1)']]
    case 'number':
      return [...notATypedText, ...kind.bad.map((value): [string, string] => [`the number ${value}`, value])]
    case 'file':
      return [
        ['missing', null],
        ['a text', 'card.png'],
        ...(kind.types.includes('application/pdf')
          ? []
          : ([
              ['a PDF', aPdf()],
              ['a PDF renamed to a JPG', aPdf('marks.jpg', 'image/jpeg')],
            ] as [string, Blob][])),
        ...badFiles,
      ]
  }
}

const kept = ['jobs', 'audit_log', 'mails', 'private_files', ...forms.map(({ table }) => table)] as const

const countKept = async ({ db }: Ctx) => {
  let count = 0
  for (const table of new Set(kept)) count += (await db.selectFrom(table).select('id').execute()).length
  return count
}

/** What is wrong is refused before anything is stored, alike on both engines: tried on one of them. */
const fieldsOf = ({ fields }: PublicForm) => (process.env.TEST_ENGINE === 'postgres' ? [] : Object.entries(fields))

describe.for(publicForms.map((form) => [form.name, form] as const))('%s', ([, form]) => {
  test.for(fieldsOf(form))(
    'refuses every wrong %s on its own field and keeps nothing',
    async ([field, kind], { http, ctx, make, world }) => {
      const path = await form.prepare(make)
      const written = vi.spyOn(world.services.storage.private, 'write')
      let visitor = 1
      for (const [what, value] of wrongValues(kind)) {
        const { [field]: _, ...others } = form.valid()
        // From a new address each time: what is wrong is the subject here, not how often.
        const reply = await http.postForm(path, value === null ? others : { ...others, [field]: value }, {
          address: `203.0.113.${visitor++}`,
        })
        expect({ what, status: reply.status, fields: Object.keys(reply.body.errors ?? {}) }).toEqual({
          what,
          status: 422,
          fields: [field],
        })
        expect(JSON.stringify(reply.body), what).not.toMatch(/invalid input|expected|received/i)
      }
      expect(await countKept(ctx)).toBe(0)
      expect(written).not.toHaveBeenCalled()
    },
  )

  test('tells everything that is missing at once', async ({ http, make }) => {
    const path = await form.prepare(make)
    const { status, body } = await http.postJson(path, {})
    expect(status).toBe(422)
    // What is only asked after another answer cannot be missing yet; of two parents one is enough, and some need not be given.
    const asked = Object.entries(form.fields)
      .filter(([field, kind]) => !/sibling_|_sibling|^mother_/.test(field) && !kind.isOptional)
      .map(([field]) => field)
    const first = form.table === 'contact_enquiries' ? asked.filter((field) => field !== 'branch') : asked
    expect(Object.keys(body.errors as object).sort()).toEqual(first.sort())
  })

  test('takes any script, emoji and markup as the text it is', async ({ http, ctx, make }) => {
    const path = await form.prepare(make)
    const typed = "<img src=x onerror=alert(1)> 👩‍🎓 عائشة ಆಶಾ “x” & ’y’ '; drop table users; --"
    const texts = Object.entries(form.fields).filter(([, { is }]) => is === 'line' || is === 'paragraphs')
    const reply = await http.postForm(path, {
      ...form.valid(),
      ...Object.fromEntries(texts.map(([field]) => [field, `  ${typed}\0  `])),
    })
    expect(reply.status).toBe(201)
    const row = await ctx.db
      .selectFrom(form.table as 'contact_enquiries')
      .selectAll()
      .executeTakeFirstOrThrow()
    expect(row).toMatchObject(Object.fromEntries(texts.map(([field]) => [field, typed])))
  })

  test('takes texts of exactly the longest length', async ({ http, make }) => {
    const path = await form.prepare(make)
    const longest = Object.entries(form.fields).flatMap(([field, kind]) =>
      'max' in kind ? [[field, 'x'.repeat(kind.max)] as const] : [],
    )
    expect((await http.postForm(path, { ...form.valid(), ...Object.fromEntries(longest) })).status).toBe(201)
  })

  test('keeps an address of the greatest length out of the counters, and stays within their columns', async ({
    http,
    make,
    database,
  }) => {
    if (!('email' in form.fields)) return
    const path = await form.prepare(make)
    const email = `${'a'.repeat(60)}@${'b'.repeat(60)}.${'c'.repeat(60)}.${'d'.repeat(60)}.example.com`
    expect((await http.postForm(path, { ...form.valid(), email })).status).toBe(201)
    const counters = await database.db.selectFrom('rate_limits').selectAll().execute()
    expect(JSON.stringify(counters)).not.toContain('example.com')
  })
})
