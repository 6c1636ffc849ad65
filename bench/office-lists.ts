import { mkdtemp, rm } from 'node:fs/promises'
import { loadavg, tmpdir } from 'node:os'
import { join } from 'node:path'
import { systemContext } from '@northlight/api/kernel/context'
import { searchOffice } from '@northlight/api/office-home/search'
import { listRecords } from '@northlight/api/records/lists/list-records'
import { testServices } from '@northlight/api/testing/services'
import { resourceNamed } from '@northlight/contract/office/resources/list'
import { migrate } from '@northlight/db/migrate'
import { openDatabase } from '@northlight/db/open-database'
import { transaction } from '@northlight/db/transaction'
import { sql } from 'kysely'
import { startPostgres } from '../scripts/postgres.ts'
import { familyCalls, fillFamilies } from './office-families.ts'
import { fillMoney, moneyCalls } from './office-money.ts'
import { type Table, tableText } from './table.ts'

/**
 * Lists of the office over 100,000 rows, on both engines: a page, the last page, a filter, a search that finds little
 * and one that finds much. `node bench/office-lists.ts [sqlite] [postgres]`.
 */
const rows = Number(process.env.BENCH_ROWS ?? 100_000)
const rounds = 40
const limit = 200
/** Somebody may be on the line. */
const familyLimit = 100

const names = ['Asha', 'Ravi', 'Meera', 'Suresh', 'Kavitha', 'Nikhil', 'Ananya', 'Diya']

/** Comments and subscribers, so many as no institute has. */
export const fillLists = async (
  ctx: Pick<ReturnType<typeof systemContext>, 'db' | 'now'>,
  { subscribers = true } = {},
) => {
  const now = ctx.now()
  const stamps = { created_at: now, updated_at: now }
  await transaction(ctx.db, async (db) => {
    const article = { name: 'Article', slug: 'article', description: '', description_text: '', reading_minutes: 1 }
    const blog = await db
      .insertInto('blogs')
      .values({ ...article, published_on: now, is_active: true, ...stamps })
      .returning('id')
      .executeTakeFirstOrThrow()
    for (let at = 0; at < rows; at += 500) {
      const piece = Array.from({ length: 500 }, (_, index) => at + index)
      await db
        .insertInto('blog_comments')
        .values(
          piece.map((n) => ({
            blog_id: blog.id,
            name: `${names[n % names.length]} ${n}`,
            email: `reader${n}@example.com`,
            comment: `Thank you, this helped with question ${n % 977} of the paper.`,
            is_approved: n % 20 !== 0,
            ...stamps,
          })),
        )
        .execute()
      if (!subscribers) continue
      await db
        .insertInto('subscriptions')
        .values(
          piece.map((n) => ({ email: `family${n}@example.com`, page_url: 'https://northlight.test/', ...stamps })),
        )
        .execute()
    }
  })
}

const timesOf = async (work: () => Promise<unknown>): Promise<number[]> => {
  const times: number[] = []
  for (let round = 0; round < rounds; round += 1) {
    const start = performance.now()
    await work()
    times.push(performance.now() - start)
  }
  return times.toSorted((a, b) => a - b)
}

const shown = (times: number[], part: number) => (times[Math.floor(times.length * part)] ?? 0).toFixed(1)

const measure = async (engine: 'sqlite' | 'postgres', url: string): Promise<string[][]> => {
  const database = await openDatabase(url)
  await migrate(database)
  const world = await testServices(database)
  const ctx = systemContext({ ...world.services, clock: () => new Date().toISOString() }, 'bench')
  try {
    await fillLists(ctx)
    const counsellor = await fillFamilies(ctx, rows)
    await fillMoney(ctx, rows)
    if (engine === 'postgres') await sql`analyze`.execute(database.db)
    const list = (name: string, query: object) => {
      const resource = resourceNamed(name)
      if (!resource) throw new Error(`There is no type ${name}.`)
      const call = { page: 1, total: 25, filter: {}, ...query }
      return () => listRecords(ctx, resource, call, new URL(`https://northlight.test/api/v1/office/${name}`))
    }
    const asked: [string, () => Promise<unknown>][] = [
      ['comments, first page', list('comments', {})],
      ['comments, page 4,000', list('comments', { page: rows / 25 })],
      ['comments that wait', list('comments', { filter: { state: 'hidden' } })],
      ['comments, search that finds one', list('comments', { filter: { search: 'reader77777@' } })],
      ['comments, search that finds all', list('comments', { filter: { search: 'thank you' } })],
      ['subscribers, first page', list('subscribers', {})],
      ['subscribers, search', list('subscribers', { filter: { search: 'family4242' } })],
      ['palette', () => searchOffice(ctx, 'article')],
      ...familyCalls(counsellor),
      ...moneyCalls(ctx, rows),
    ]
    const lines: string[][] = []
    for (const [what, work] of asked) {
      const times = await timesOf(work)
      const isWithin = Number(shown(times, 0.95)) <= (what.startsWith('families') ? familyLimit : limit)
      lines.push([engine, what, shown(times, 0.5), shown(times, 0.95), isWithin ? 'within' : 'OVER'])
    }
    return lines
  } finally {
    await world.cleanUp()
    await database.close()
  }
}

export const officeLists = async (engines: ('sqlite' | 'postgres')[]): Promise<Table> => {
  const lines: string[][] = []
  for (const engine of engines) {
    if (engine === 'sqlite') {
      const folder = await mkdtemp(join(tmpdir(), 'northlight-bench-'))
      lines.push(...(await measure(engine, `sqlite:${join(folder, 'bench.db')}`)))
      await rm(folder, { recursive: true, force: true })
    } else {
      const postgres = await startPostgres()
      try {
        lines.push(...(await measure(engine, postgres.url)))
      } finally {
        await postgres.stop()
      }
    }
  }
  return {
    title: `Lists of the office over ${rows.toLocaleString('en-IN')} rows`,
    head: ['engine', 'what', 'p50, ms', 'p95, ms', `${limit} ms`],
    rows: lines,
    note: `${rounds} rounds each, one after the other; load of the machine ${loadavg()[0]?.toFixed(1)}.`,
  }
}

if (import.meta.main) {
  const asked = (['sqlite', 'postgres'] as const).filter((engine) => process.argv.includes(engine))
  console.log(tableText(await officeLists(asked.length > 0 ? asked : ['sqlite', 'postgres'])))
}
