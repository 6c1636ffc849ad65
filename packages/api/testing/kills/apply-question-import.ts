import { openDatabase } from '@northlight/db/open-database'
import { takeRows } from '../../src/question-bank/import/apply-import.ts'
import { testServices } from '../services.ts'
import { standStill } from './stand-still.ts'

/** Puts the rows of an import into the bank, and stands still in the middle of it. Every question asks for the time. */
const [url = '', id = ''] = process.argv.slice(2)

const database = await openDatabase(url)
const { services } = await testServices(database)
const ctx = {
  db: database.db,
  actor: { kind: 'system', job: takeRows.name } as const,
  now: standStill(services.clock, 40),
  requestId: 'test',
  address: 'internal',
  device: 'server',
  services,
}
await takeRows.run(ctx, { id: Number(id) })
