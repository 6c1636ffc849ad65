import { openDatabase } from '@northlight/db/open-database'
import { markPortion } from '../../src/marking/mark-portion.ts'
import { testServices } from '../services.ts'
import { standStill } from './stand-still.ts'

/** Marks one portion of a test, and stands still in the next one, while it writes, until it is killed. */
const [url = '', test = ''] = process.argv.slice(2)

const database = await openDatabase(url)
const { services } = await testServices(database)
await markPortion(database, Number(test), { now: services.clock() })
const now = standStill(services.clock, 10)
await markPortion(database, Number(test), {
  get now() {
    return now()
  },
})
