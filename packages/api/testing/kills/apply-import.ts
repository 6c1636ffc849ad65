import { writeSync } from 'node:fs'
import { openDatabase } from '@northlight/db/open-database'
import { applyImport } from '../../src/imports/apply.ts'
import { testServices } from '../services.ts'
import { ctxAs } from '../staff.ts'

/**
 * Takes an import, and stands still in the middle of it until it is killed. Run as a process of its own, with the
 * database, the import and the editor. Every draft asks for the time more than once, so it has made some by then.
 */
const [url = '', id = '', editor = ''] = process.argv.slice(2)
const middle = 60

const database = await openDatabase(url)
const { services } = await testServices(database)
let asked = 0
const ctx = {
  db: database.db,
  actor: { kind: 'visitor' } as const,
  now: () => {
    asked += 1
    if (asked > middle) {
      writeSync(1, 'in the middle')
      Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0)
    }
    return services.clock()
  },
  requestId: 'test',
  address: '203.0.113.7',
  device: 'Test browser',
  services,
}
await applyImport(ctxAs(ctx, { id: Number(editor), role: 'editor' }), Number(id))
