import { readFile, writeFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { findChromium } from '../scripts/chromium.ts'
import { measureAccounts } from './accounts.ts'
import { measureAttacks } from './attacks.ts'
import { measureExam } from './exam.ts'
import { markingTable } from './exam-marking.ts'
import { firstTouch } from './first-touch.ts'
import { freshness } from './freshness.ts'
import { measureKills } from './kills.ts'
import { lighthouseScores } from './lighthouse.ts'
import { callTimes, loadTable } from './load.ts'
import { officeBesideTest } from './office-beside-test.ts'
import { officeExport } from './office-export.ts'
import { officeLists } from './office-lists.ts'
import { officeVisits } from './office-visits.ts'
import { officeWeight } from './office-weight.ts'
import { pageWeights } from './pages.ts'
import { renderTimes } from './render.ts'
import { measuredNow, withTables } from './results-file.ts'
import { measuredRoutes, scoredRoutes, touchedRoutes } from './routes.ts'
import { startMeasured } from './server.ts'
import { measureSignIns } from './sign-ins.ts'
import { type Table, tableText } from './table.ts'
import { tenADayTable } from './ten-a-day.ts'

const parts = [
  'pages',
  'touch',
  'office',
  'load',
  'freshness',
  'accounts',
  'sign-ins',
  'exam',
  'attacks',
  'kills',
  'lighthouse',
] as const
const asked = process.argv.slice(2)
const unknown = asked.filter((word) => !parts.some((part) => part === word))
if (unknown.length > 0) {
  console.error(`There is no part called ${unknown.join(', ')}. The parts are: ${parts.join(', ')}.`)
  process.exit(1)
}
const wanted: readonly string[] = asked.length > 0 ? asked : parts

const server = await startMeasured()
try {
  const paths = await measuredRoutes(server.url)
  const tables: Table[] = []
  const add = async (part: string, measure: () => Promise<Table>) => {
    if (!wanted.includes(part)) return
    console.log(`Measuring ${part} …`)
    const table = await measure()
    console.log(`\n${tableText(table)}`)
    tables.push(table)
  }
  const chromium = wanted.some((part) => ['pages', 'touch', 'office', 'lighthouse'].includes(part))
    ? await findChromium()
    : undefined
  if (chromium) await add('pages', () => pageWeights(server.url, paths, chromium))
  await add('office', officeWeight)
  if (chromium) await add('office', () => officeVisits(server.url, chromium))
  if (chromium) await add('touch', () => firstTouch(server.url, touchedRoutes(paths), chromium))
  await add('load', () => loadTable(server))
  await add('load', () => renderTimes(server, paths))
  await add('load', () => callTimes(server))
  await add('freshness', freshness)
  await add('accounts', measureAccounts)
  await add('sign-ins', measureSignIns)
  await add('exam', () => measureExam('sqlite'))
  await add('exam', () => measureExam('postgres'))
  await add('exam', () => markingTable(['sqlite', 'postgres']))
  await add('exam', () => tenADayTable(['sqlite', 'postgres']))
  await add('attacks', () => measureAttacks())
  await add('kills', () => measureKills())
  await add('office', () => officeLists(['sqlite', 'postgres']))
  await add('office', officeExport)
  await add('office', () => officeBesideTest(['sqlite', 'postgres']))
  if (chromium) await add('lighthouse', () => lighthouseScores(server.url, scoredRoutes(paths), chromium))

  const file = fileURLToPath(new URL('./results.md', import.meta.url))
  await writeFile(file, withTables(await readFile(file, 'utf8').catch(() => ''), tables, await measuredNow(chromium)))
  console.log(`Written to ${file}.`)
} finally {
  await server.stop()
}
