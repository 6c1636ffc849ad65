import { migrate } from '@northlight/db/migrate'
import { openDatabase } from '@northlight/db/open-database'
import { upgradeFile } from '../src/upgrade/upgrade.ts'
import { later, release } from './releases.ts'

const [, , dataDir = ''] = process.argv

/** Dies between two changes, as a machine does that loses its power. */
await upgradeFile({
  dataDir,
  file: `${dataDir}/northlight.db`,
  open: () => openDatabase(`sqlite:${dataDir}/northlight.db`),
  freeRoom: async () => 1e12,
  say: () => {},
  list: later,
  change: async (database) => {
    await migrate(database, later.slice(0, release.length + 1))
    process.kill(process.pid, 'SIGKILL')
    return []
  },
})
