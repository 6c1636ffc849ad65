import { writeSync } from 'node:fs'
import { openDatabase } from '@northlight/db/open-database'
import type { KyselyPlugin } from 'kysely'
import { applyImport } from '../../src/imports/apply.ts'
import { testServices } from '../services.ts'
import { ctxAs } from '../staff.ts'

/**
 * Takes an import, and stands still in the middle of it until it is killed. Run as a process of its own, with the
 * database, the import, the editor and the number of drafts after which it stops.
 */
const [url = '', id = '', editor = '', after = ''] = process.argv.slice(2)

let versions = 0
const stopInTheMiddle: KyselyPlugin = {
  transformQuery: ({ node }) => {
    if (node.kind === 'InsertQueryNode' && node.into?.table.identifier.name === 'record_versions') versions += 1
    if (versions > Number(after)) {
      writeSync(1, 'in the middle')
      Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0)
    }
    return node
  },
  transformResult: async ({ result }) => result,
}

const database = await openDatabase(url)
const { services } = await testServices(database)
const ctx = {
  db: database.db.withPlugin(stopInTheMiddle),
  actor: { kind: 'visitor' } as const,
  now: services.clock,
  requestId: 'test',
  address: '203.0.113.7',
  device: 'Test browser',
  services,
}
await applyImport(ctxAs(ctx, { id: Number(editor), role: 'editor' }), Number(id))
