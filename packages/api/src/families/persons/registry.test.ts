import type { TableMetadata } from 'kysely'
import { expect } from 'vitest'
import { test } from '../../../testing/test.ts'
import type { Ctx } from '../../kernel/context.ts'
import { mailSubjects } from '../../mails/about.ts'
import { registry } from './registry.ts'
import { rowsOf } from './rows.ts'
import type { Known } from './types.ts'
import { withoutPersons } from './without-persons.ts'

/** SQLite keeps an index of letters in tables beside the table it is made of; its rows come and go with that table's. */
const isIndex = ({ name }: TableMetadata) => /_trigrams(?:_\w+)?$/.test(name)

const schemaOf = async (ctx: Ctx): Promise<TableMetadata[]> =>
  (await ctx.db.introspection.getTables()).filter((table) => !isIndex(table))

const registered = new Map(registry.map((entry) => [entry.table as string, entry]))

const anybody: Known = {
  id: 1,
  name: 'Asha Rao',
  email: 'asha@northlight.test',
  isEmailVerified: true,
  addresses: ['asha@northlight.test'],
  parentAddresses: ['ramesh@northlight.test'],
  phones: ['9845012345'],
}

test('every table of the schema is in the registry of persons or in the list of tables without any', async ({
  ctx,
}) => {
  const names = (await schemaOf(ctx)).map(({ name }) => name)
  expect(names.filter((name) => !registered.has(name) && !withoutPersons[name])).toEqual([])
  expect(names.filter((name) => registered.has(name) && withoutPersons[name])).toEqual([])
  const known = [...registered.keys(), ...Object.keys(withoutPersons)]
  expect(known.filter((name) => !names.includes(name))).toEqual([])
  expect(registry.length).toBe(registered.size)
})

/** What a column about somebody is called. Staff who edited something are marks, found by their account's own row. */
const personal = /(^|_)(user_id|email|phone|mobile|father|mother|parent|payer|aadhar|date_of_birth|to_address)(_|$)/
const ofTheInstitute = ['branches.email', 'branches.phone', 'home_banners.banner_image_phone']

test('a column that names a person stands in no table without persons', async ({ ctx }) => {
  const columns = (await schemaOf(ctx))
    .filter(({ name }) => withoutPersons[name])
    .flatMap(({ name, columns }) => columns.map((column) => `${name}.${column.name}`))
  const suspect = columns.filter((column) => personal.test(column.split('.')[1] ?? ''))
  expect(suspect.filter((column) => !ofTheInstitute.includes(column))).toEqual([])
})

test('every column that leads to a private file is followed', async ({ ctx }) => {
  const leading = (await schemaOf(ctx)).flatMap(({ name, columns }) =>
    columns.filter((column) => /_file_id$|^path$|_path$/.test(column.name)).map((column) => `${name}.${column.name}`),
  )
  const ofTheSite = [
    ...['media.path', 'media_former.path', 'redirects.from_path', 'redirects.to_path', 'seo_pages.path'],
    'page_counts.path',
  ]
  // Consents of people who are shown: they go with the record, on a word to the office.
  const ofShownPeople = ['achievers', 'testimonials', 'media'].map((table) => `${table}.consent_scan_file_id`)
  const followed = registry.flatMap(({ table, file }) => (file ? [`${table}.${file.column}`] : []))
  const known = [...followed, ...ofTheSite, ...ofShownPeople]
  expect(leading.filter((column) => !known.includes(column))).toEqual([])
})

test('every way to find a person is a statement that this database understands, and every column it shows exists', async ({
  ctx,
}) => {
  const schema = new Map((await schemaOf(ctx)).map(({ name, columns }) => [name, columns.map((one) => one.name)]))
  for (const entry of registry) {
    const columns = schema.get(entry.table) ?? []
    expect(await rowsOf(ctx.db, entry, anybody), entry.table).toEqual([])
    if (entry.proved) await rowsOf(ctx.db, { ...entry, found: entry.proved }, anybody)
    const { shown, erased, file } = entry
    const named = [
      ...('columns' in shown ? shown.columns : []),
      ...(typeof erased === 'object' && 'set' in erased && typeof erased.set !== 'function'
        ? Object.keys(erased.set)
        : []),
      ...(file ? [file.column] : []),
    ]
    expect(
      named.filter((column) => !columns.includes(column)),
      entry.table,
    ).toEqual([])
  }
})

test('whatever a mail can be about is found in the registry', () => {
  expect(mailSubjects.filter((table) => !registered.has(table))).toEqual([])
})
