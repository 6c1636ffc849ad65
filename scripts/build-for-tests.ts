import { buildStale } from './build-apps.ts'
import { fillDemo } from './fill-demo.ts'

const [, , demo] = process.argv
try {
  if (!demo) throw new Error('Name the folder for the demo that the journeys visit.')
  await buildStale(console.log, () => fillDemo(demo))
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exit(1)
}
