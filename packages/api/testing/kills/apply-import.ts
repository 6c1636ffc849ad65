import { openDatabase } from '@northlight/db/open-database'
import { applyImport } from '../../src/imports/apply.ts'
import { testServices } from '../services.ts'
import { ctxAs } from '../staff.ts'
import { standStill } from './stand-still.ts'

/**
 * Takes an import, and stands still in the middle of it until it is killed. Run as a process of its own, with the
 * database, the import and the editor. Every draft asks for the time more than once, so it has made some by then.
 */
const [url = '', id = '', editor = ''] = process.argv.slice(2)

const database = await openDatabase(url)
const { services } = await testServices(database)
const ctx = {
  db: database.db,
  actor: { kind: 'visitor' } as const,
  now: standStill(services.clock, 60),
  requestId: 'test',
  address: '203.0.113.7',
  device: 'Test browser',
  services,
}
await applyImport(ctxAs(ctx, { id: Number(editor), role: 'editor' }), Number(id))
