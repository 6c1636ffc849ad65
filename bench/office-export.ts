import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { systemContext } from '@northlight/api/kernel/context'
import { makeExport } from '@northlight/api/records/export/make-export'
import { testServices } from '@northlight/api/testing/services'
import { resourceNamed } from '@northlight/contract/office/resources/list'
import { migrate } from '@northlight/db/migrate'
import { openDatabase } from '@northlight/db/open-database'
import { fillLists } from './office-lists.ts'
import { type Table, tableText } from './table.ts'

/** How much more memory a process may take while a list of any length becomes a file, in MB. */
const limit = 60

setFlagsFromString('--expose-gc')
const collect = runInNewContext('gc') as () => void

const heldNow = () => {
  collect()
  const { heapUsed, external } = process.memoryUsage()
  return (heapUsed + external) / 1e6
}

/** Every comment of an institute that has 100,000 as one CSV. What is garbage already is no part of what it needs. */
export const officeExport = async (): Promise<Table> => {
  const folder = await mkdtemp(join(tmpdir(), 'northlight-bench-'))
  const database = await openDatabase(`sqlite:${join(folder, 'bench.db')}`)
  await migrate(database)
  const world = await testServices(database)
  const ctx = systemContext({ ...world.services, clock: () => new Date().toISOString() }, 'bench')
  try {
    await fillLists(ctx)
    const comments = resourceNamed('comments')
    if (!comments) throw new Error('There are no comments.')
    const columns = Object.keys(comments.fields)
    const before = heldNow()
    let most = before
    const start = performance.now()
    const bytes = await makeExport(ctx, comments, { as: 'csv', filter: {}, columns }, async (done) => {
      if (done % 10_000 === 0) most = Math.max(most, heldNow())
    })
    most = Math.max(most, heldNow())
    const more = most - before
    const rows = [
      ['file', `${(bytes.length / 1e6).toFixed(1)} MB`, ''],
      ['time', `${((performance.now() - start) / 1000).toFixed(1)} s`, ''],
      ['memory more than before', `${more.toFixed(1)} MB`, more > limit ? 'OVER' : 'within'],
    ]
    return { title: '100,000 rows as CSV', head: ['what', 'measured', `${limit} MB`], rows }
  } finally {
    await world.cleanUp()
    await database.close()
    await rm(folder, { recursive: true, force: true })
  }
}

if (import.meta.main) console.log(tableText(await officeExport()))
