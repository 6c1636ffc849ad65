import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { startServer } from './server.ts'

const now = '2026-11-01T06:00:00.000Z'
const stamps = { created_at: now, updated_at: now }
const text = { description: '<p>Evenings, thirty at a time.</p>', description_text: 'Evenings, thirty at a time.' }

const rows: [string, Record<string, string | number | null>][] = [
  ['branches', { id: 1, name: 'Dharwad', slug: 'dharwad', city: 'Dharwad', modes: '["Day scholar"]' }],
  ['courses', { id: 1, name: 'Class 10', slug: 'class-10', class: 'School (STD VIII to X)', ...text }],
  ['course_branches', { course_id: 1, branch_id: 1, amount_paise: 24_000_00, refund_examples: '[]', ...text }],
]

const settings = (database: DatabaseSync, key: string, more: object) => {
  const row = database.prepare('select value from settings where key = ?').get(key) as { value: string }
  const value = JSON.stringify({ ...JSON.parse(row.value), ...more })
  database.prepare('update settings set value = ? where key = ?').run(value, key)
}

/** One campus, one course, a name, a number and two colours; no results, no photographs, no admission yet. */
const addLittle = (dataDir: string) => {
  const database = new DatabaseSync(join(dataDir, 'northlight.db'))
  try {
    for (const [table, row] of rows) {
      const all: Record<string, string | number | null> = { ...row, is_active: 1, ...stamps }
      const names = Object.keys(all)
      database
        .prepare(`insert into ${table} (${names.join(', ')}) values (${names.map(() => '?').join(', ')})`)
        .run(...Object.values(all))
    }
    settings(database, 'institute', {
      ...{ name: 'Bright Path Classes', short_name: 'Bright Path', tagline: 'Tuition for Class 10 in Dharwad' },
      ...{ phones: ['90000 00100', ''], address: '14 Neem Tree Road, Dharwad 580 000' },
      ...{ colours: { night: '#123524', gold: '#e9b44c' } },
    })
  } finally {
    database.close()
  }
}

/** A server of an institute that is not the demo, for as long as the work lasts. */
export const withInstitute = async (has: 'nothing' | 'little', work: (site: string) => Promise<void>) => {
  const dataDir = await mkdtemp(join(tmpdir(), 'northlight-institute-'))
  const start = () => startServer({ dataDir, smtpUrl: 'smtp://127.0.0.1:9', isEmpty: true })
  let server = await start()
  try {
    if (has === 'little') {
      await server.stop()
      addLittle(dataDir)
      server = await start()
    }
    await work(server.url)
  } finally {
    await server.stop()
    await rm(dataDir, { recursive: true, force: true })
  }
}
